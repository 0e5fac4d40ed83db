import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import type { Column } from '#ui/data-table/column.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FilterMenu } from '#ui/filter-bar/filter-menu.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { contractsPerPage, useContractHistory } from '../api/use-contract-downlines.ts'
import type { ContractOverview } from '../api/use-contracts.ts'
import styles from './downline-contracts.module.css'

const sides = ['upline', 'downlines'] as const
const waiting = ['offered', 'requested']

/** Every contract and proposal that the agent is or was a party of, latest first. */
export function ContractHistory({ upline: own }: Pick<ContractOverview, 'upline'>) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const [page, setPage] = useState(1)
  const [side, setSide] = useState<(typeof sides)[number]>()
  const day = (time: number | null) => (time === null ? '–' : formatDate(time, tag))
  const why = ({ endReason, refusedFor }: AgentContract) =>
    endReason ? t(`reason.${endReason}`) : refusedFor && t(`refused.${refusedFor}`)
  const columns: Column<AgentContract>[] = [
    {
      key: 'with',
      header: t('own.with'),
      card: 'title',
      cell: ({ agent, upline }) => (
        <bdi>{upline.accountId === own.accountId ? (upline.account ?? t('operator')) : agent.account}</bdi>
      ),
    },
    {
      key: 'rate',
      header: t('term.rate'),
      figures: true,
      card: 'figure',
      cell: ({ rate }) => formatPercent(rate, tag),
    },
    { key: 'period', header: t('term.period'), cell: ({ period }) => t(`period.${period}`) },
    { key: 'proposed', header: t('history.proposed'), cell: ({ created }) => day(created) },
    { key: 'starts', header: t('own.since'), cell: ({ starts }) => day(starts) },
    { key: 'ends', header: t('own.ends'), cell: ({ ends }) => day(ends) },
    {
      key: 'state',
      header: t('downlines.state'),
      card: 'note',
      cell: (contract) => (
        <span className={styles.tags}>
          <Tag
            tone={
              contract.state === 'agreed' ? 'accent' : waiting.includes(contract.state) ? 'soft' : 'plain'
            }
          >
            {t(`history.state.${contract.state}`)}
          </Tag>
          <span className="tiny muted">{why(contract)}</span>
        </span>
      ),
    },
  ]
  return (
    <section className={styles.section} aria-label={t('history.title')}>
      <div className={styles.tools}>
        <h3>{t('history.title')}</h3>
        <FilterMenu
          label={t('history.with')}
          all={t('history.all')}
          options={sides.map((value) => ({ value, label: t(`history.side.${value}`) }))}
          value={side}
          onValue={(value) => {
            setSide(sides.find((one) => one === value))
            setPage(1)
          }}
        />
      </div>
      <RecordTable
        label={t('history.title')}
        columns={columns}
        rowKey={({ contractId }) => contractId}
        skeletons={3}
        query={useContractHistory(page, side)}
        page={page}
        perPage={contractsPerPage}
        onPage={setPage}
        pages={t('history.title')}
        failed={t('history.failed')}
        empty={<EmptyState title={t('history.none')} />}
      />
    </section>
  )
}
