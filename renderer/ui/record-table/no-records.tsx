import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DateRange, presetRange } from '#lib/records/date-range.ts'
import { countDays, type Day } from '#lib/records/days.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type Words = { title: string; hint?: string | undefined }

export interface NoRecordsProps {
  /** The filter in the address, from `useRecordView`. */
  view: {
    range: DateRange
    today: Day
    narrowed: boolean
    change: (change: { range?: DateRange; clear?: true }) => void
  }
  /** What is missing in these days. */
  none: Words
  /** What is missing with these filters. The words of `none` if omitted. */
  noneFits?: Words | undefined
  /** What else to do, if a longer range can't help. */
  action?: ReactNode
}

/** Shown when no record matches a filter, with a way to find some. */
export function NoRecords({ view, none, noneFits = none, action }: NoRecordsProps) {
  const { t } = useTranslation('records')
  const { range, today, narrowed, change } = view
  if (narrowed)
    return (
      <EmptyState
        scene="lens"
        title={noneFits.title}
        action={<Button onClick={() => change({ clear: true })}>{t('clear')}</Button>}
      >
        {noneFits.hint}
      </EmptyState>
    )
  const isLong = countDays(range.from, range.to) >= 30
  return (
    <EmptyState
      scene="boat"
      title={none.title}
      action={
        isLong ? (
          action
        ) : (
          <Button onClick={() => change({ range: presetRange('last30', today) })}>{t('longer')}</Button>
        )
      }
    >
      {none.hint}
    </EmptyState>
  )
}
