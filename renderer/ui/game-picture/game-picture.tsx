import { markUrl } from 'virtual:brand-assets'
import type { PictureVariant } from '#lib/games/picture-variant.ts'
import styles from './game-picture.module.css'
import { useRetryingPicture } from './use-retrying-picture.ts'
import { useSeen } from './use-seen.ts'

export interface GamePictureProps {
  /** A path below the image CDNs, or an absolute URL. */
  icon: string
  /** The game's name, shown if the picture can't be loaded. */
  name: string
  /** Another version of the picture, if the gateway has it. */
  variant?: PictureVariant | undefined
  className?: string | undefined
}

/**
 * A game's picture from this visit's image CDN, loaded once a tenth of it is visible. Decoration: the game's name is
 * shown beside it. It fills its container, which sets the size, so that nothing moves when it loads.
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

/** Replaces a picture that can't be loaded: the brand's mark and the game's name. */
function DrawnPicture({ name }: { name: string }) {
  return (
    <span className={styles.drawn} aria-hidden="true">
      <img src={markUrl} alt="" />
      <b>{name}</b>
    </span>
  )
}
