import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayName } from '#lib/records/format-days.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { IncomeDay } from '../model/income-day.ts'
import { DayBookings } from './day-bookings.tsx'
import { DayRebates } from './day-rebates.tsx'
import styles from './income.module.css'
import { IncomeAmount } from './income-amount.tsx'
import { IncomeState } from './income-state.tsx'

/** How a day's income came about. */
export function IncomeDetail({ day, onClose }: { day: IncomeDay; onClose: () => void }) {
  const { t } = useTranslation(['agentIncome', 'common'])
  const { tag } = useLanguage()
  const { date, state, income } = day
  const name = parseDay(date)
  return (
    <Sheet
      open
      onClose={onClose}
      side="end"
      title={name ? formatDayName(name, tag) : date}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.head}>
        <b className="fig">
          <IncomeAmount amount={income} />
        </b>
        <IncomeState state={state} />
      </div>
      <DayRebates date={date} state={state} />
      <DayBookings date={date} />
    </Sheet>
  )
}
