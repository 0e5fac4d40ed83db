import { CalendarDays, ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { formatDays } from '#lib/records/format-days.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import popover from '#ui/popover/popover.module.css'
import { usePopover } from '#ui/popover/use-popover.ts'
import styles from './date-range.module.css'
import { DateRangeForm } from './date-range-form.tsx'
import type { DateRangePickerProps } from './date-range-picker-props.ts'

/** The selected days, with a small form to change them. */
export function DateRangePicker({ range, latest, onRange }: DateRangePickerProps) {
  const { t } = useTranslation('records')
  const { tag } = useLanguage()
  const { open, hide, triggerProps, panelProps } = usePopover()
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Closes only the form, not a dialog around it.
    event.preventDefault()
    event.stopPropagation()
    hide()
  }
  const days = formatDays(range, tag)
  return (
    <>
      <Chip {...triggerProps} size="sm" aria-haspopup="dialog" aria-label={t('dates.chosen', { days })}>
        <CalendarDays />
        <span className="num">{days}</span>
        <ChevronDown />
      </Chip>
      <div
        {...panelProps}
        role="dialog"
        aria-label={t('dates.title')}
        className={classNames(popover.panel, styles.panel)}
        data-align="end"
        onKeyDown={handleKeyDown}
      >
        {open && (
          <DateRangeForm
            range={range}
            latest={latest}
            onRange={(chosen) => {
              hide()
              onRange(chosen)
            }}
          />
        )}
      </div>
    </>
  )
}
