import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useBanners } from '../api/use-banners.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner-strip.module.css'

const autoplay = lazyPart(() =>
  import(/* chunk: deferred */ './banner-autoplay.tsx').then((part) => part.BannerAutoplay),
)

type BannerStripProps = {
  group: string
  /** `hero` is at the top of home, `plain` above other pages. */
  size?: 'hero' | 'plain'
  /** Buttons below the text of every banner. */
  actions?: ReactNode
  /** Text for a group without banners. Without it, the strip isn't rendered then. */
  fallback?: () => { title: string; text: string }
}

/** The banners of a group, one at a time. They advance by themselves, and dots select one. */
export function BannerStrip({ group, size = 'plain', actions, fallback }: BannerStripProps) {
  const { t } = useTranslation()
  const { banners, pending } = useBanners(group)
  const [index, setIndex] = useState(0)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const current = index < banners.length ? index : 0
  const Autoplay = autoplay()
  const className = `${styles.strip} ${size === 'hero' ? styles.hero : styles.plain}`
  const withSky = `${className} ${styles.sky}`
  // Without a fallback the strip may turn out empty, so show a skeleton instead of the sky.
  if (pending)
    return fallback ? <div className={withSky} /> : <Skeleton height="auto" className={className} />
  const words = banners.length === 0 ? fallback?.() : undefined
  if (banners.length === 0 && !words) return null
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
          <Autoplay {...{ banners: banners.length, current, hovered, focused, onMove: setIndex }} />
        </AfterFirstPaint>
      )}
      {words && (
        <div className={styles.slide} data-shown="">
          <div className={styles.words}>
            <h2>{words.title}</h2>
            <p>{words.text}</p>
          </div>
        </div>
      )}
      {banners.map((banner, at) => (
        <BannerSlide
          key={banner.bannerId}
          banner={banner}
          shown={at === current}
          near={at === current || at === (current + 1) % banners.length}
          first={at === 0}
        />
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
      {banners.length > 1 && (
        <div className={styles.dots}>
          {banners.map(({ bannerId }, at) => (
            <button
              key={bannerId}
              type="button"
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
