import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DatePreset, type DateRange, presetRange } from '#lib/records/date-range.ts'
import type { Day } from '#lib/records/days.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { DateRangePicker } from '#ui/date-range/date-range-picker.tsx'
import styles from './filter-bar.module.css'

export interface FilterBarProps {
  presets: readonly DatePreset[]
  range: DateRange
  today: Day
  /** The last day that may be chosen. */
  latest?: Day | undefined
  onRange: (range: DateRange) => void
  /** Further filters, as `FilterMenu`s. */
  children?: ReactNode
}

/** The filters of a list of records: presets on the left, dates and other filters on the right. */
export function FilterBar({ presets, range, today, latest, onRange, children }: FilterBarProps) {
  const { t } = useTranslation('records')
  return (
    <div role="group" aria-label={t('filters')} className={styles.bar}>
      <div className={styles.line}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            size="sm"
            pressed={range.preset === preset}
            onClick={() => onRange(presetRange(preset, today))}
          >
            {t(`preset.${preset}`)}
          </Chip>
        ))}
      </div>
      <div className={styles.line}>
        <DateRangePicker range={range} latest={latest} onRange={onRange} />
        {children}
      </div>
    </div>
  )
}
