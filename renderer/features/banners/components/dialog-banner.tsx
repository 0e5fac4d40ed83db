import type { ReactNode } from 'react'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { useBanners } from '../api/use-banners.ts'
import { BannerStrip } from './banner-strip.tsx'
import styles from './dialog-banner.module.css'

export interface DialogBannerProps {
  group: string
  /** Shown on phones, and where the group has no banner. */
  instead: ReactNode
}

/** The banners of a group as the tall picture beside a dialog's form. */
export function DialogBanner({ group, instead }: DialogBannerProps) {
  const narrow = useNarrow()
  const { banners } = useBanners(group)
  if (narrow || banners.length === 0) return instead
  return (
    <div className={styles.tall}>
      <BannerStrip group={group} />
    </div>
  )
}
