import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { presetRange } from '#lib/records/date-range.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { Button } from '#ui/button/button.tsx'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { useDividendNote } from '../api/use-dividend-note.ts'
import { type DividendRecords, dividendsPerPage } from '../api/use-dividend-records.ts'
import { periodName } from '../model/period-name.ts'
import { DividendState } from './dividend-state.tsx'
import styles from './dividends.module.css'

/** The agent's dividends, period by period, with the sums of the whole filter. */
export function DividendTable({ records: { view, dividends } }: { records: DividendRecords }) {
  const { t } = useTranslation(['agentDividends', 'records'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const note = useDividendNote()
  const { data } = dividends
  const columns: Column<Dividend>[] = [
    { key: 'period', header: t('column.period'), card: 'title', cell: (row) => periodName(row, tag) },
    { key: 'rate', header: t('column.rate'), figures: true, cell: ({ rate }) => formatPercent(rate, tag) },
    {
      key: 'active',
      header: t('column.active'),
      figures: true,
      cell: ({ activeMembers }) => formatCount(activeMembers, tag),
    },
    moneyColumn('validBet', t('running.validBet'), money),
    {
      key: 'netProfit',
      header: t('running.netProfit'),
      figures: true,
      card: 'figureNote',
      cell: ({ netProfit }) => <Delta amount={netProfit} {...money} />,
    },
    {
      key: 'amount',
      header: t('column.amount'),
      figures: true,
      card: 'figure',
      cell: ({ amount }) => (
        <b>
          <Money amount={amount} {...money} />
        </b>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'note',
      cell: (row) => (
        <span className={styles.state}>
          <DividendState state={row.state} />
          <span className={styles.note}>{note(row)}</span>
        </span>
      ),
    },
  ]
  return (
    <RecordTable
      label={t('record.title')}
      columns={columns}
      rowKey={({ dividendId }) => dividendId}
      skeletons={6}
      totals={
        data?.totals && [
          {
            key: 'all',
            label: t('record.all', { total: formatCount(data.total, tag) }),
            names: { state: t('state.paid') },
            cells: {
              validBet: <Money amount={data.totals.validBet} {...money} />,
              netProfit: <Delta amount={data.totals.netProfit} {...money} />,
              amount: <Money amount={data.totals.earned} {...money} />,
              state: (
                <>
                  <span className={styles.paidOf}>
                    {t('record.paidOf', { amount: formatCurrency(data.totals.paid, money) })}
                  </span>
                  <Money amount={data.totals.paid} {...money} className={styles.paid} />
                </>
              ),
            },
          },
        ]
      }
      query={dividends}
      page={view.page}
      perPage={dividendsPerPage}
      onPage={(page) => view.change({ page })}
      failed={t('record.failed')}
      empty={
        view.narrowed ? (
          <EmptyState
            scene="lens"
            title={t('record.noneFits')}
            action={<Button onClick={() => view.change({ clear: true })}>{t('records:clear')}</Button>}
          />
        ) : (
          <EmptyState
            scene="boat"
            title={t('record.none')}
            action={
              view.range.preset !== 'last12Months' && (
                <Button onClick={() => view.change({ range: presetRange('last12Months', view.today) })}>
                  {t('record.longer')}
                </Button>
              )
            }
          >
            {t('record.noneHint')}
          </EmptyState>
        )
      }
    />
  )
}
