import { Link } from 'react-router-dom'
import { Button } from '#ui/button/button.tsx'
import type { ButtonLook } from '#ui/button/button-look.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useFollowBanner } from '../api/use-follow-banner.ts'
import type { Banner } from '../model/banner.ts'
import { bannerLink } from '../model/banner-link.ts'
import styles from './banner-strip.module.css'

type FollowButtonProps = {
  banner: Banner
  name: string
  /** The button with its words. Without them, the link covers the banner unseen. */
  action: (ButtonLook & { children: string; 'aria-label': string; className: string | undefined }) | undefined
}

/** Follows a banner. Renders nothing if its link is invalid. */
export function FollowButton({ banner, name, action }: FollowButtonProps) {
  const follow = useFollowBanner()
  const link = bannerLink(banner)
  if (!link) return null
  if (link.kind === 'page')
    return action ? (
      <LinkButton {...action} to={link.to} />
    ) : (
      <Link to={link.to} className={styles.cover} aria-label={name} />
    )
  const handleClick = () => void follow(banner, link)
  return action ? (
    <Button {...action} onClick={handleClick} />
  ) : (
    <button type="button" className={styles.cover} aria-label={name} onClick={handleClick} />
  )
}
