import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useBanners } from '../api/use-banners.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner-strip.module.css'
import { deferredBanner } from './lazy-deferred-banner.ts'

type BannerStripProps = {
  group: string
  /** `hero` is at the top of home, `plain` above other pages. */
  size?: 'hero' | 'plain'
  /** The page's own buttons, on the first banner. */
  actions?: ReactNode
  /** A slide for a group without banners. Without it, the strip isn't rendered then. */
  fallback?: ReactNode
}

/** The banners of a group, one at a time. They advance by themselves, and dots select one. */
export function BannerStrip({ group, size = 'plain', actions, fallback }: BannerStripProps) {
  const { t } = useTranslation()
  const { banners, pending } = useBanners(group)
  const [index, setIndex] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  /** Whether pictures other than the shown one are wanted soon. Once true it stays so. */
  const [moving, setMoving] = useState(false)
  const current = index < banners.length ? index : 0
  const DeferredBanner = deferredBanner()
  const className = `${styles.strip} ${size === 'hero' ? styles.hero : styles.plain}`
  const withSky = `${className} ${styles.sky}`
  // Without a fallback the strip may turn out empty, so show a skeleton instead of the sky.
  if (pending)
    return fallback ? <div className={withSky} /> : <Skeleton height="auto" className={className} />
  if (banners.length === 0)
    return fallback ? (
      <div className={withSky}>
        <AfterFirstPaint place={null}>{fallback}</AfterFirstPaint>
      </div>
    ) : null
  return (
    <section
      aria-label={t('banner.strip')}
      className={withSky}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {banners.length > 1 && (
        <AfterFirstPaint place={null}>
          <DeferredBanner
            part="autoplay"
            {...{
              banners: banners.length,
              current,
              hovered,
              focused,
              onMove: setIndex,
              onAhead: setMoving,
            }}
          />
        </AfterFirstPaint>
      )}
      {banners.map((banner, at) => (
        <BannerSlide
          key={banner.bannerId}
          banner={banner}
          shown={at === current}
          near={at === current || ((moving || hovered) && at === (current + 1) % banners.length)}
          first={at === 0}
          actions={at === 0 && actions}
        />
      ))}
      {banners.length > 1 && (
        <div className={styles.dots}>
          {banners.map(({ bannerId }, at) => (
            <button
              key={bannerId}
              type="button"
              className="touch"
              aria-label={t('banner.show', { number: at + 1, count: banners.length })}
              aria-current={at === current || undefined}
              onClick={() => setIndex(at)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
