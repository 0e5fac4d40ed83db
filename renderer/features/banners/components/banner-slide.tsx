import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { useRetryingPicture } from '#ui/game-picture/use-retrying-picture.ts'
import { AfterFirstPaint } from '#ui/render-later/after-first-paint.tsx'
import type { Banner } from '../model/banner.ts'
import { bannerLink } from '../model/banner-link.ts'
import styles from './banner-strip.module.css'

const followButton = lazyPart(() =>
  import(/* chunk: deferred */ './follow-button.tsx').then((part) => part.FollowButton),
)

type BannerSlideProps = {
  banner: Banner
  shown: boolean
  /** Whether it is shown now or next, so that its picture should load. */
  near: boolean
  /** The first picture loads with high priority, because it is most of what the first paint waits for. */
  first: boolean
}

/** One banner: its picture, its text and its link. */
export function BannerSlide({ banner, shown, near, first }: BannerSlideProps) {
  const { t } = useTranslation()
  const FollowButton = followButton()
  const afterPaint = useFirstPaintDone()
  const link = bannerLink(banner)
  const name = banner.title || t('banner.strip')
  return (
    <div
      className={styles.slide}
      data-shown={shown || undefined}
      data-worded={banner.title || banner.subtitle ? '' : undefined}
      inert={!shown}
    >
      {(first || (near && afterPaint)) && <Picture banner={banner} first={first} />}
      {link?.kind === 'page' && <Link to={link.to} className={styles.cover} aria-label={name} />}
      {link && link.kind !== 'page' && (
        <AfterFirstPaint place={null}>
          <FollowButton banner={banner} link={link} name={name} />
        </AfterFirstPaint>
      )}
      <div className={styles.words}>
        {banner.title && <h2>{banner.title}</h2>}
        {banner.subtitle && <p>{banner.subtitle}</p>}
      </div>
    </div>
  )
}

function Picture({ banner, first }: { banner: Banner; first: boolean }) {
  const { attempt, address, loaded, failed, handleLoad, handleError } = useRetryingPicture(banner.url)
  // The sky behind it stays visible.
  if (failed) return null
  return (
    <img
      key={attempt}
      src={address}
      alt=""
      data-loaded={loaded || undefined}
      fetchPriority={first ? 'high' : 'low'}
      draggable={false}
      onLoad={handleLoad}
      onError={handleError}
    />
  )
}
