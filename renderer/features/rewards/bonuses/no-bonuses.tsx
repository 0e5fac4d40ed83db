import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { BonusRecords } from './use-bonuses.ts'

type NoBonusesProps = { view: BonusRecords['view']; pages: number }

/** Shown when there are no bonuses. On a page past the last it goes to the last one. */
export function NoBonuses({ view, pages }: NoBonusesProps) {
  const { t } = useTranslation(['rewards', 'records'])
  const { page, narrowed, change } = view
  const beyond = pages > 0 && page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })
  if (beyond) return null
  return (
    <EmptyState
      scene={narrowed ? 'lens' : 'boat'}
      title={t(narrowed ? 'bonus.noneFits' : 'bonus.none')}
      action={
        narrowed && (
          <Button onClick={() => change({ values: { state: undefined } })}>{t('records:clear')}</Button>
        )
      }
    >
      {t('bonus.noneBody')}
    </EmptyState>
  )
}
