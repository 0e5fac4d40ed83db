import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ContractDownline, ContractEffect } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoRecords } from '#ui/record-table/no-records.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { type ContractView, contractsPerPage, useContractDownlines } from '../api/use-contract-downlines.ts'
import { ContractState } from './contract-state.tsx'
import { DownlineActions, type OpenAction } from './downline-actions.tsx'

type DownlineTableProps = {
  view: ContractView
  effect: ContractEffect | null
  onOpen: (action: OpenAction) => void
  onOffer: (accountId: string) => void
}

/** One page of the agents directly below, with the figures of the running period of each contract. */
export function DownlineTable({ view, effect, onOpen, onOffer }: DownlineTableProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const query = useContractDownlines(view)
  const { data } = query
  const percent = ({ current, next, proposal }: ContractDownline) => {
    const after = proposal ?? next
    const now = current ? formatPercent(current.rate, tag) : '–'
    return after && after.rate !== current?.rate ? `${now} → ${formatPercent(after.rate, tag)}` : now
  }
  const columns: Column<ContractDownline>[] = [
    {
      key: 'account',
      header: t('downlines.account'),
      card: 'title',
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { key: 'rate', header: t('term.rate'), figures: true, card: 'figure', cell: percent },
    {
      key: 'active',
      header: t('downlines.active'),
      figures: true,
      cell: ({ figures }) => formatCount(figures.activeMembers, tag),
    },
    {
      key: 'validBet',
      header: t('term.validBet'),
      figures: true,
      cell: ({ figures }) => <Money amount={figures.validBet} {...money} />,
    },
    {
      key: 'netProfit',
      header: t('term.netProfit'),
      figures: true,
      cell: ({ figures }) => <Delta amount={figures.netProfit} {...money} />,
    },
    {
      key: 'state',
      header: t('downlines.state'),
      card: 'note',
      cell: (row) => <ContractState row={row} effect={effect} />,
    },
    {
      key: 'action',
      header: t('downlines.action'),
      card: 'figureNote',
      cell: (row) => <DownlineActions row={row} onOpen={onOpen} onOffer={onOffer} />,
    },
  ]
  return (
    <>
      <RecordTable
        label={t('downlines.title')}
        columns={columns}
        rowKey={({ accountId }) => accountId}
        skeletons={contractsPerPage}
        query={query}
        page={view.page}
        perPage={contractsPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('downlines.failed')}
        empty={
          view.narrowed ? (
            <NoRecords
              view={view}
              none={{ title: t('downlines.noneFits'), hint: t('downlines.noneFitsHint') }}
            />
          ) : (
            <EmptyState title={t('downlines.none')}>{t('downlines.noneHint')}</EmptyState>
          )
        }
      />
      {data?.totals && data.total > 0 && (
        <p className="tiny faint">
          {t('downlines.totals', {
            total: formatCount(data.total, tag),
            inForce: formatCount(data.totals.inForce, tag),
            waiting: formatCount(data.totals.waiting, tag),
          })}
        </p>
      )}
    </>
  )
}
