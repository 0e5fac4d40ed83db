import { classNames } from '#ui/class-names.ts'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import styles from './game-thumb.module.css'

export interface GameThumbProps {
  /** A picture's path below the image CDNs, or a whole address. */
  icon: string
  /** The game's name: drawn where the picture can't be had. */
  name: string
  /** May set `--thumb`, the edge of the picture; 38 px unless told. */
  className?: string | undefined
}

/** A game's picture beside its name in a row: the motif without its lettering. */
export function GameThumb({ icon, name, className }: GameThumbProps) {
  return (
    <span className={classNames(styles.thumb, className)}>
      <GamePicture icon={icon} name={name} />
    </span>
  )
}
