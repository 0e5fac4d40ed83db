import { useRetryingPicture } from '#ui/game-picture/use-retrying-picture.ts'
import styles from './vendor-logo.module.css'

export interface VendorLogoProps {
  /** A path below the image CDNs, or an absolute URL. The picture is made for a light background. */
  icon: string
  name: string
  /** `quiet` removes the colour, for a row of many at the foot of a page. */
  tone?: 'colour' | 'quiet' | undefined
}

/** A vendor's logo, with the height that `--logo` sets. Shows the vendor's name if the picture can't be loaded. */
export function VendorLogo(props: VendorLogoProps) {
  return <Logo key={props.icon} {...props} />
}

function Logo({ icon, name, tone = 'colour' }: VendorLogoProps) {
  const { attempt, address, failed, handleLoad, handleError } = useRetryingPicture(icon)
  if (failed) return <b className={styles.name}>{name}</b>
  return (
    <img
      key={attempt}
      src={address}
      alt={name}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className={styles.logo}
      data-tone={tone}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
}
