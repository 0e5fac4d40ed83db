import type { ComponentProps } from 'react'
import { BannerAutoplay } from './banner-autoplay.tsx'
import { FollowButton } from './follow-button.tsx'

type DeferredBannerProps =
  | ({ part: 'autoplay' } & ComponentProps<typeof BannerAutoplay>)
  | ({ part: 'follow' } & ComponentProps<typeof FollowButton>)

/** What banners need after the first paint: one component, so that the first script names only one. */
export const DeferredBanner = (props: DeferredBannerProps) =>
  props.part === 'autoplay' ? <BannerAutoplay {...props} /> : <FollowButton {...props} />
