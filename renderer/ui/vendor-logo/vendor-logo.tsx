import { useRetryingPicture } from '#ui/game-picture/use-retrying-picture.ts'
import styles from './vendor-logo.module.css'

export interface VendorLogoProps {
  /** A picture's path below the image CDNs, or a whole address: drawn for a light ground. */
  icon: string
  name: string
  /** `quiet` takes the colour out, for a row of many at the foot of a page. */
  tone?: 'colour' | 'quiet' | undefined
}

/** A vendor's logo, as high as its class says (`--logo`); its name in letters where the picture can't be had. */
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
