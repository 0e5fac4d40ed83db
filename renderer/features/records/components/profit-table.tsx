import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import type { MoneyFormat } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { type Amount, addAmounts, isZero } from '#shared/domain/money.ts'
import type { Column } from '#ui/data-table/column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { OutdatedNotice } from '#ui/notice/outdated-notice.tsx'
import type { ProfitRecords } from '../api/use-profit.ts'
import type { ProfitRow } from '../model/profit-rows.ts'
import { NoProfit } from './no-profit.tsx'
import { useProfitRows } from './use-profit-rows.ts'

const figureColumn = (
  key: 'bet' | 'validBet' | 'win',
  header: string,
  money: MoneyFormat,
): Column<ProfitRow> => ({
  key,
  header,
  figures: true,
  cell: (row) => <Money amount={row[key]} {...money} />,
})

/** The results by day, game type or vendor, with their total. */
export function ProfitTable({ records: { view, by, ofGames, profit } }: { records: ProfitRecords }) {
  const { t } = useTranslation(['statement', 'member'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const rowsOf = useProfitRows()
  const { data, error, isFetching, isPlaceholderData, refetch } = profit
  const withBonus = by === 'days' && !ofGames
  const handleRetry = () => void refetch()
  const paid = data && [data.totals.deposits, data.totals.withdrawals, data.totals.bonus ?? '']
  const nothing = data && data.totals.count === 0 && !paid?.some((amount) => !isZero(amount))
  const rows = data && !nothing ? rowsOf(data, by) : []
  // Without a bet there is no row of a game, only of days.
  const net: Amount = addAmounts(...rows.map((row) => row.net))
  const columns: Column<ProfitRow>[] = [
    { key: 'name', header: t(`profit.by.${by}`), card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'count',
      header: t('member:bets.count'),
      figures: true,
      cell: ({ count }) => formatCount(count, tag),
    },
    { ...figureColumn('bet', t('member:bets.bet'), money), card: 'figureNote' },
    figureColumn('validBet', t('member:bets.validBet'), money),
    figureColumn('win', t('member:bets.win'), money),
    ...(withBonus
      ? [
          {
            key: 'bonus',
            header: t('profit.bonus'),
            figures: true,
            cell: ({ bonus }: ProfitRow) => bonus && <Money amount={bonus} {...money} />,
          },
        ]
      : []),
    {
      key: 'net',
      header: t('member:bets.net'),
      figures: true,
      card: 'figure',
      cell: (row) => <Delta amount={row.net} {...money} />,
    },
  ]
  return (
    <DataTable
      label={t('member:page.personalProfit')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      loading={!data && !error}
      skeletons={7}
      stale={isPlaceholderData}
      notice={error && data && <OutdatedNotice error={error} busy={isFetching} onRetry={handleRetry} />}
      totals={
        data && [
          {
            key: 'all',
            label: t('profit.total'),
            cells: {
              count: formatCount(data.totals.count, tag),
              bet: <Money amount={data.totals.bet} {...money} />,
              validBet: <Money amount={data.totals.validBet} {...money} />,
              win: <Money amount={data.totals.win} {...money} />,
              bonus: data.totals.bonus && <Money amount={data.totals.bonus} {...money} />,
              net: <Delta amount={net} {...money} />,
            },
          },
        ]
      }
      fallback={
        error && !data ? (
          <LoadFailure query={profit} title={t('profit.failed')} />
        ) : (
          <NoProfit view={view} ofGames={ofGames} />
        )
      }
    />
  )
}
