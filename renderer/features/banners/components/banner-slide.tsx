import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { ownPath } from '#lib/routes/own-path.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { useRetryingPicture } from '#ui/game-picture/use-retrying-picture.ts'
import type { Banner } from '../model/banner.ts'
import styles from './banner-strip.module.css'
import { deferredBanner } from './lazy-deferred-banner.ts'

type BannerSlideProps = {
  banner: Banner
  shown: boolean
  /** Whether it is shown now or next, so that its picture should load. */
  near: boolean
  /** The first picture loads with high priority, because it is most of what the first paint waits for. */
  first: boolean
  /** The page's own buttons, before the banner's. */
  actions: ReactNode
}

/** One banner: its picture, its text and its link, which covers all of it. */
export function BannerSlide({ banner, shown, near, first, actions }: BannerSlideProps) {
  const { t } = useTranslation()
  const DeferredBanner = deferredBanner()
  const afterPaint = useFirstPaintDone()
  const { title, subtitle, actionLabel, linkageType, target } = banner
  const name = title || t('banner.strip')
  const linked = Boolean(linkageType && target)
  const action =
    linked && actionLabel
      ? ({
          children: actionLabel,
          'aria-label': `${name}: ${actionLabel}`,
          variant: actions ? 'dusk' : 'primary',
          size: 'lg',
          className: styles.action,
        } as const)
      : undefined
  // A page is linked at once. All other links are followed by code that the first paint doesn't need.
  const page = linkageType === 'PAGE' ? ownPath(target) : undefined

  function follow(): ReactNode {
    if (page && action) return <LinkButton {...action} to={page} />
    return (
      linked && (
        // Until then, an invisible button keeps the place.
        <AfterFirstPaint place={action && <Button {...action} className={styles.coming} />}>
          <DeferredBanner part="follow" banner={banner} name={name} action={action} />
        </AfterFirstPaint>
      )
    )
  }
  return (
    <div
      className={styles.slide}
      data-shown={shown || undefined}
      data-worded={title || subtitle ? '' : undefined}
      inert={!shown}
    >
      {(first || (near && afterPaint)) && <Picture banner={banner} first={first} />}
      <div className={styles.words}>
        {title && <h2>{title}</h2>}
        {subtitle && <p>{subtitle}</p>}
        <div className={styles.actions}>
          {actions}
          {follow()}
        </div>
      </div>
    </div>
  )
}

function Picture({ banner, first }: { banner: Banner; first: boolean }) {
  const { attempt, address, failed, handleLoad, handleError } = useRetryingPicture(banner.url)
  // The sky behind it stays visible.
  if (failed) return null
  return (
    <img
      key={attempt}
      src={address}
      alt=""
      fetchPriority={first ? 'high' : 'low'}
      draggable={false}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
}
