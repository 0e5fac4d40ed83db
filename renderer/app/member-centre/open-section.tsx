import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CentrePart } from '#ui/centre-shell/centre-slots.tsx'
import { Region } from '#ui/region/region.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { accountSections } from './account-sections.ts'

type OpenSectionProps = {
  section: (typeof accountSections)[number]
  /** Whether it was opened from the list, so that the way back gets the focus. */
  chosen: boolean
  onBack: () => void
}

/** A section of "My account". Its title and the way back to the list are in the centre's head. */
export function OpenSection({ section: { key, part }, chosen, onBack }: OpenSectionProps) {
  const { t } = useTranslation('member')
  const Part = part()
  return (
    <>
      <CentrePart title={t(`section.${key}`)} onBack={onBack} focused={chosen} />
      <Region resetKey={key}>
        <Suspense fallback={<Skeleton height="320px" />}>
          <Part />
        </Suspense>
      </Region>
    </>
  )
}
