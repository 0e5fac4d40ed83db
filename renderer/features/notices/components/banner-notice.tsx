import { ArrowRight } from 'lucide-react'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useNotices } from '../api/use-notices.ts'
import styles from './banner-notice.module.css'

/** The first banner notice, shown on top of the banners. Renders nothing when there is none. */
export function BannerNotice() {
  const notices = useNotices('banners')
  const show = useOverlays((state) => state.show)
  const [latest] = notices ?? []
  if (!latest) return null
  return (
    <button
      type="button"
      className={`${styles.notice} touch`}
      onClick={() => show({ name: 'notice', index: 0, kind: 'banners' })}
    >
      <bdi className="clip">{latest.title}</bdi>
      <ArrowRight />
    </button>
  )
}
