import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Downline } from '#shared/contract/endpoints/agent-team.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { type DownlineView, downlinesPerPage } from '../api/use-downlines.ts'
import { DownlineAbout } from './downline-about.tsx'
import { DownlineState } from './downline-state.tsx'

type DownlineTableProps = { records: DownlineView; onOpen: (downline: Downline) => void }

/** One page of the downline, with the sums of the whole filter. */
export function DownlineTable({ records: { view, downlines, scope }, onOpen }: DownlineTableProps) {
  const { t } = useTranslation('agentDownline')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { data } = downlines
  const columns: Column<Downline>[] = [
    {
      key: 'account',
      header: t('sort.by.account'),
      card: 'title',
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      key: 'kind',
      header: t('kind.label'),
      card: 'foot',
      cell: (row) => <DownlineAbout downline={row} />,
    },
    {
      key: 'team',
      header: t('sort.by.team'),
      figures: true,
      cell: ({ agent, team }) => (agent ? formatCount(team, tag) : '–'),
    },
    moneyColumn('balance', t('sort.by.balance'), money),
    {
      key: 'validBet',
      header: t('sort.by.validBet'),
      figures: true,
      card: 'figureNote',
      cell: ({ validBet }) => <Money amount={validBet} {...money} />,
    },
    {
      key: 'profit',
      header: t('sort.by.profit'),
      figures: true,
      card: 'figure',
      cell: ({ profit }) => <Delta amount={profit} {...money} />,
    },
    {
      key: 'rate',
      header: t('sort.by.rate'),
      figures: true,
      cell: ({ rate }) => (Number(rate) > 0 ? formatPercent(rate, tag, 2) : '–'),
    },
    {
      key: 'state',
      header: t('state.label'),
      card: 'note',
      cell: ({ state }) => <DownlineState state={state} />,
    },
  ]
  const isNarrowed = Object.keys(view.values).some((name) => name !== 'user' && name !== 'scope')
  return (
    <>
      <RecordTable
        label={t('list')}
        columns={columns}
        rowKey={({ accountId }) => accountId}
        onOpen={onOpen}
        openLabel={({ account }) => t('open', { account })}
        skeletons={downlinesPerPage}
        totals={
          data?.totals && [
            {
              key: 'all',
              label: t('totals', { total: formatCount(data.total, tag) }),
              cells: {
                balance: <Money amount={data.totals.balance} {...money} />,
                validBet: <Money amount={data.totals.validBet} {...money} />,
                profit: <Delta amount={data.totals.profit} {...money} />,
              },
            },
          ]
        }
        query={downlines}
        page={view.page}
        perPage={downlinesPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('failed')}
        empty={
          isNarrowed ? (
            <NoRecords view={view} none={{ title: t('noneFits.title'), hint: t('noneFits.hint') }} />
          ) : (
            <EmptyState title={t('none.title')}>{t('none.hint')}</EmptyState>
          )
        }
      />
      {scope === 'all' && data?.totals && data.total > 0 && <p className="tiny faint">{t('totalsHint')}</p>}
    </>
  )
}
