import { markUrl } from 'virtual:brand-assets'
import type { PictureVariant } from '#lib/games/picture-variant.ts'
import styles from './game-picture.module.css'
import { useRetryingPicture } from './use-retrying-picture.ts'
import { useSeen } from './use-seen.ts'

export interface GamePictureProps {
  /** A picture's path below the image CDNs, or a whole address. */
  icon: string
  /** The game's name: drawn where the picture can't be had. */
  name: string
  /** Another cut of it, where the gateway has one. */
  variant?: PictureVariant | undefined
  className?: string | undefined
}

/**
 * A game's picture through this visit's image CDN, loaded once a tenth of it is in sight. Decoration: its name
 * stands beside it. It fills what it is put in, which gives it its size, so that nothing moves when it arrives.
 */
export function GamePicture(props: GamePictureProps) {
  return <Picture key={`${props.icon} ${props.variant}`} {...props} />
}

function Picture({ icon, name, variant, className }: GamePictureProps) {
  const [ref, seen] = useSeen()
  const { attempt, address, failed, handleLoad, handleError } = useRetryingPicture(icon, variant)
  if (failed) return <DrawnPicture name={name} />
  return (
    <img
      key={attempt}
      ref={ref}
      src={seen ? address : undefined}
      alt=""
      decoding="async"
      draggable={false}
      className={className}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
}

/** What stands for a picture that can't be had: the brand's mark and the game's name, on paper. */
function DrawnPicture({ name }: { name: string }) {
  return (
    <span className={styles.drawn} aria-hidden="true">
      <img src={markUrl} alt="" />
      <b>{name}</b>
    </span>
  )
}
