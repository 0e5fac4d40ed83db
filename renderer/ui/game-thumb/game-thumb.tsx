import { classNames } from '#ui/class-names.ts'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import styles from './game-thumb.module.css'

export interface GameThumbProps {
  /** A path below the image CDNs, or an absolute URL. */
  icon: string
  /** The game's name, shown if the picture can't be loaded. */
  name: string
  /** May set `--thumb`, the picture's edge; 38 px by default. */
  className?: string | undefined
}

/** A game's picture for a row that also shows its name: the motif without the lettering. */
export function GameThumb({ icon, name, className }: GameThumbProps) {
  return (
    <span className={classNames(styles.thumb, className)}>
      <GamePicture icon={icon} name={name} />
    </span>
  )
}
