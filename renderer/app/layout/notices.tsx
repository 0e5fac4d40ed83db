import { deferredPart } from '#lib/lazy-part/lazy-part.ts'
import { AfterFirstPaint } from '#ui/deferred/after-first-paint.tsx'
import { Region } from '#ui/region/region.tsx'
import styles from './page-frame.module.css'

const parts = () => import('#features/notices/components/above-page.tsx')
const noticeBar = deferredPart(() => parts().then((part) => part.NoticeBar))
const bannerNotice = deferredPart(() => parts().then((part) => part.BannerNotice))

/** The notices above a page. Their space is reserved at once; their titles load after the first paint. */
export function Notices() {
  const NoticeBar = noticeBar()
  return (
    <Region fallback={() => <div className={styles.notices} />}>
      <AfterFirstPaint place={<div className={styles.notices} />}>
        <NoticeBar />
      </AfterFirstPaint>
    </Region>
  )
}

/** The notice that goes with the banners. Loads after the first paint. */
export function BannerNote() {
  const BannerNotice = bannerNotice()
  return (
    <Region fallback={() => null}>
      <AfterFirstPaint place={null}>
        <BannerNotice />
      </AfterFirstPaint>
    </Region>
  )
}
