import { useFollowBanner } from '../api/use-follow-banner.ts'
import type { Banner } from '../model/banner.ts'
import type { BannerLink } from '../model/banner-link.ts'
import styles from './banner-strip.module.css'

type FollowButtonProps = { banner: Banner; link: Exclude<BannerLink, { kind: 'page' }>; name: string }

/** Covers a banner that leads to a game or out of the site. */
export function FollowButton({ banner, link, name }: FollowButtonProps) {
  const follow = useFollowBanner()
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={name}
      onClick={() => void follow(banner, link)}
    />
  )
}
