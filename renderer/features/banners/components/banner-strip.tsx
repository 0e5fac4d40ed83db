import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useBanners } from '../api/use-banners.ts'
import { useAutoplay } from '../model/use-autoplay.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner-strip.module.css'

type BannerStripProps = {
  group: string
  /** `hero` stands at the head of home, `plain` above other pages. */
  size?: 'hero' | 'plain'
  /** Buttons below the words of every banner. */
  actions?: ReactNode
  /** What is said where the group has no banner; a strip then isn't shown at all. */
  fallback?: () => { title: string; text: string }
}

/** The banners of a group, one at a time: they move on by themselves, and dots choose. */
export function BannerStrip({ group, size = 'plain', actions, fallback }: BannerStripProps) {
  const { t } = useTranslation()
  const { banners, pending } = useBanners(group)
  const { current, show, stripProps } = useAutoplay(banners.length)
  const className = `${styles.strip} ${size === 'hero' ? styles.hero : styles.plain}`
  const withSky = `${className} ${styles.sky}`
  // A strip that may turn out to be none shows no sky before.
  if (pending)
    return fallback ? <div className={withSky} /> : <Skeleton height="auto" className={className} />
  const words = banners.length === 0 ? fallback?.() : undefined
  if (banners.length === 0 && !words) return null
  return (
    <section aria-label={t('banner.strip')} className={withSky} {...stripProps}>
      {words && (
        <div className={styles.slide} data-shown="">
          <div className={styles.words}>
            <h2>{words.title}</h2>
            <p>{words.text}</p>
          </div>
        </div>
      )}
      {banners.map((banner, index) => (
        <BannerSlide
          key={banner.bannerId}
          banner={banner}
          shown={index === current}
          near={index === current || index === (current + 1) % banners.length}
          first={index === 0}
        />
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
      {banners.length > 1 && (
        <div className={styles.dots}>
          {banners.map(({ bannerId }, index) => (
            <button
              key={bannerId}
              type="button"
              aria-label={t('banner.show', { number: index + 1, count: banners.length })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
