import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { presetRange } from '#lib/records/date-range.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { EntryRecords } from '../api/use-entry-records.ts'

type NoEntriesProps = {
  view: EntryRecords['view']
  /** Number of pages in the filter. The address may name a page past the last. */
  pages: number
}

/** Shown when there are no entries, with a way to find some. On a page past the last it goes to the last one. */
export function NoEntries({ view, pages }: NoEntriesProps) {
  const { t } = useTranslation(['statement', 'records'])
  const { page, range, today, narrowed, change } = view
  const beyond = pages > 0 && page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })
  if (beyond) return null
  if (narrowed)
    return (
      <EmptyState
        scene="lens"
        title={t('entries.noneFits')}
        action={
          <Button onClick={() => change({ values: { group: undefined, direction: undefined } })}>
            {t('records:clear')}
          </Button>
        }
      >
        {t('entries.noneFitsHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      scene="boat"
      title={t('entries.none')}
      action={
        range.preset !== 'last30' && (
          <Button onClick={() => change({ range: presetRange('last30', today) })}>
            {t('records:longer')}
          </Button>
        )
      }
    >
      {t('entries.noneHint')}
    </EmptyState>
  )
}
