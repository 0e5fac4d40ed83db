import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { parseDay } from '#lib/records/days.ts'
import { formatDayName } from '#lib/records/format-days.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { records } from '#shared/contract/endpoints/records.ts'
import { deltaColumn, moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'

type BetDay = ValueOf<typeof records.betDays>['list'][number]

type BetDaysTableProps = { days: readonly BetDay[]; loading: boolean; money: MoneyFormat }

/** The figures of the chart by day, as a table. */
export function BetDaysTable({ days, loading, money }: BetDaysTableProps) {
  const { t } = useTranslation('member')
  const { tag } = useLanguage()
  const dayName = (date: string) => {
    const day = parseDay(date)
    return day ? formatDayName(day, tag) : date
  }
  const columns: Column<BetDay>[] = [
    { key: 'date', header: t('bets.day'), cell: ({ date }) => dayName(date) },
    { key: 'count', header: t('bets.count'), figures: true, cell: ({ count }) => formatCount(count, tag) },
    moneyColumn('bet', t('bets.bet'), money),
    deltaColumn('net', t('bets.net'), money),
  ]
  return (
    <DataTable
      label={t('bets.netByDay')}
      columns={columns}
      rows={days}
      rowKey={({ date }) => date}
      loading={loading}
      narrow="table"
      fallback={null}
    />
  )
}
