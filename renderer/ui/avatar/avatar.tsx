import { useRetryingPicture } from '#ui/game-picture/use-retrying-picture.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  size?: 'md' | 'lg' | undefined
  /** The member's own picture: a path below the image CDNs, or an absolute URL. */
  picture?: string | null | undefined
  /** Picture and name of the member's level. */
  level?: { picture: string; label: string } | undefined
}

/** A member's picture, with the level's mark in its corner. Without a picture, a sun on the horizon is drawn. */
export function Avatar({ size = 'md', picture, level }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size}>
      {picture ? <Picture key={picture} path={picture} /> : <Sun />}
      {level && <Level key={level.picture} {...level} />}
    </span>
  )
}

function Picture({ path }: { path: string }) {
  const { attempt, address, failed, handleLoad, handleError } = useRetryingPicture(path)
  if (failed || address === undefined) return <Sun />
  return <img key={attempt} src={address} alt="" onLoad={handleLoad} onError={handleError} />
}

function Level({ picture, label }: { picture: string; label: string }) {
  const { attempt, address, failed, handleLoad, handleError } = useRetryingPicture(picture)
  if (failed || address === undefined) return null
  return (
    <img
      key={attempt}
      src={address}
      alt={label}
      title={label}
      className={styles.level}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
}

const Sun = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" fill="oklch(.38 .08 283)" />
    <path d="M0 22a16 16 0 0 1 32 0z" fill="oklch(.815 .164 74)" />
    <path d="M0 22h32v10H0z" fill="oklch(.56 .095 203)" />
    <path d="M4 26h9M18 28.5h11" stroke="oklch(.9 .05 200)" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
)
