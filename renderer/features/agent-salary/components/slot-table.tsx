import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { SlotRow } from '#shared/contract/endpoints/agent-salary.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { type RealtimeView, slotsPerPage } from '../api/use-realtime-salary.ts'
import { SalaryTable } from './salary-table.tsx'

type SlotTableProps = { salary: RealtimeView; onOpen: (row: SlotRow) => void }

/** The settlements that paid, each with its rate and order. */
export function SlotTable({ salary: { view, record, summary }, onOpen }: SlotTableProps) {
  const { t } = useTranslation('agentSalary')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const least = summary.data?.contract.leastValidBet
  return (
    <SalaryTable<SlotRow>
      kind="realtime"
      view={view}
      record={record}
      perPage={slotsPerPage}
      basis={{
        key: 'rate',
        header: t('column.rate'),
        figures: true,
        cell: ({ rate }) => formatPercent(rate, tag),
      }}
      outcome={[
        {
          key: 'order',
          header: t('column.order'),
          card: 'note',
          cell: ({ order }) => <span className="num muted">{order}</span>,
        },
        { key: 'state', header: t('column.state'), cell: () => <Tag tone="accent">{t('state.paid')}</Tag> },
      ]}
      hint={least && t('none.realtime', { least: formatCurrency(least, { ...money, form: 'whole' }) })}
      onOpen={onOpen}
    />
  )
}
