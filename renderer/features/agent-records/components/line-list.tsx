import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { TeamLine } from '#shared/contract/endpoints/agent-records.ts'
import { AccountSearch } from '#ui/account-search/account-search.tsx'
import { Button } from '#ui/button/button.tsx'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import type { Column } from '#ui/data-table/column.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import { RecordTable } from '#ui/record-table/record-table.tsx'
import { linesPerPage, type TeamLossView } from '../api/use-team-loss.ts'
import styles from './user-loss.module.css'

/** The lines by their net profit. A line with members opens its own statement. */
export function LineList({ loss: { view, lines, showLine } }: { loss: TeamLossView }) {
  const { t } = useTranslation(['agentRecords', 'records'])
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const title = t('loss.byLine')
  const { find } = view.values
  const show = (change: { find: string | undefined }) => view.change({ values: change })
  const columns: Column<TeamLine>[] = [
    {
      key: 'line',
      header: t('line'),
      card: 'title',
      cell: ({ account, own }) => <bdi>{own ? t('loss.own', { account }) : account}</bdi>,
    },
    {
      key: 'members',
      header: t('column.members'),
      figures: true,
      cell: ({ members, own }) => (own ? '–' : formatCount(members, tag)),
    },
    moneyColumn('deposits', t('column.deposits'), money),
    moneyColumn('withdrawals', t('column.withdrawals'), money),
    {
      key: 'validBet',
      header: t('column.validBet'),
      figures: true,
      card: 'figureNote',
      cell: ({ validBet }) => <Money amount={validBet} {...money} />,
    },
    moneyColumn('payout', t('column.payout'), money),
    moneyColumn('costs', t('column.costs'), money),
    {
      key: 'net',
      header: t('column.net'),
      figures: true,
      card: 'figure',
      cell: ({ net }) => <Delta amount={net} {...money} />,
    },
  ]
  return (
    <section className={styles.lines} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <AccountSearch
          find={find}
          onFind={(next) => show({ find: next })}
          label={t('search')}
          submit={t('find')}
        />
      </header>
      <RecordTable
        label={title}
        columns={columns}
        rowKey={({ accountId }) => accountId}
        canOpen={({ own }) => !own}
        onOpen={({ accountId }) => showLine(accountId)}
        openLabel={({ account }) => t('loss.open', { account })}
        skeletons={linesPerPage}
        query={lines}
        page={view.page}
        perPage={linesPerPage}
        onPage={(page) => view.change({ page })}
        failed={t('loss.linesFailed')}
        empty={
          find === undefined ? (
            <EmptyState title={t('loss.none')}>{t('loss.noneHint')}</EmptyState>
          ) : (
            <EmptyState
              scene="lens"
              title={t('loss.noneFits')}
              action={<Button onClick={() => show({ find: undefined })}>{t('records:clear')}</Button>}
            />
          )
        }
      />
      {(lines.data?.total ?? 0) > 1 && <p className="tiny faint">{t('loss.rounding')}</p>}
    </section>
  )
}
