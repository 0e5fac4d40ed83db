import { lazyPart } from '#lib/lazy-part/lazy-part.ts'
import { Later } from '#ui/near/later.tsx'
import { Region } from '#ui/region/region.tsx'
import styles from './page-frame.module.css'

const parts = () => import('#features/notices/components/above-page.tsx')
const noticeBar = lazyPart(() => parts().then((part) => part.NoticeBar))
const bannerNotice = lazyPart(() => parts().then((part) => part.BannerNotice))

/** The notices above a page: their place at once, their titles after the first paint. */
export function Notices() {
  const NoticeBar = noticeBar()
  return (
    <Region fallback={() => <div className={styles.notices} />}>
      <Later place={<div className={styles.notices} />}>
        <NoticeBar />
      </Later>
    </Region>
  )
}

/** The notice that belongs to the banners, after the first paint. */
export function BannerNote() {
  const BannerNotice = bannerNotice()
  return (
    <Region fallback={() => null}>
      <Later place={null}>
        <BannerNotice />
      </Later>
    </Region>
  )
}
