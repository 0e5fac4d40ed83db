import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Region } from '#ui/region/region.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { accountSections } from './account-sections.ts'
import styles from './my-account.module.css'

type OpenSectionProps = {
  section: (typeof accountSections)[number]
  /** Whether it was opened from the list, so that it gets the focus. */
  chosen: boolean
  onBack: () => void
}

/** A section of "My account", with the way back to the list. */
export function OpenSection({ section: { key, part }, chosen, onBack }: OpenSectionProps) {
  const { t } = useTranslation('member')
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!chosen) return
    back.current?.focus({ preventScroll: true })
    back.current?.closest('section')?.parentElement?.scrollTo(0, 0)
  }, [chosen])
  const Part = part()
  return (
    <section className={styles.section} aria-labelledby="account-section">
      <button ref={back} type="button" className={`link ${styles.back}`} onClick={onBack}>
        <ArrowLeft />
        {t('page.securityCenter')}
      </button>
      <h3 id="account-section">{t(`section.${key}`)}</h3>
      <Region resetKey={key}>
        <Suspense fallback={<Skeleton height="320px" />}>
          <Part />
        </Suspense>
      </Region>
    </section>
  )
}
