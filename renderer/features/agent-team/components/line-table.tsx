import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { Button } from '#ui/button/button.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Money } from '#ui/money/money.tsx'
import { linesShown, type TeamView } from '../api/use-team-overview.ts'
import styles from './team-overview.module.css'

/** The lines with the largest valid bets. A line opens its own overview. */
export function LineTable({ team: { view, lines, showLine } }: { team: TeamView }) {
  const { t } = useTranslation('agentTeam')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const title = t('lines.title')
  const show = useOverlays((state) => state.show)
  const handleAll = () =>
    show({ name: 'agent', page: 'downline', ...(user !== undefined && { query: `user=${user}` }) })
  const { data, error, isPlaceholderData } = lines
  const { user } = view.values
  return (
    <section className={styles.lines} aria-label={title}>
      <header className="spread">
        <h3>{title}</h3>
        <Button size="sm" variant="quiet" className={styles.all} onClick={handleAll}>
          {t('lines.all')}
        </Button>
      </header>
      <DataTable
        label={title}
        columns={[
          {
            key: 'account',
            header: t('column.account'),
            card: 'title',
            cell: ({ account }) => <bdi>{account}</bdi>,
          },
          {
            key: 'members',
            header: t('column.members'),
            figures: true,
            card: 'note',
            cell: ({ team }) => formatCount(team, tag),
          },
          {
            key: 'validBet',
            header: t('figures.validBet'),
            figures: true,
            card: 'figureNote',
            cell: ({ validBet }) => <Money amount={validBet} {...money} />,
          },
          {
            key: 'profit',
            header: t('figures.profit'),
            figures: true,
            card: 'figure',
            cell: ({ profit }) => <Delta amount={profit} {...money} />,
          },
          {
            key: 'rate',
            header: t('column.rate'),
            figures: true,
            cell: ({ rate }) => formatPercent(rate, tag, 2),
          },
        ]}
        rows={data?.list ?? []}
        rowKey={({ accountId }) => accountId}
        onOpen={({ accountId }) => showLine(accountId)}
        openLabel={({ account }) => t('lines.open', { account })}
        loading={!data && !error}
        skeletons={linesShown}
        stale={isPlaceholderData}
        fallback={
          error ? <LoadFailure query={lines} title={t('failed')} /> : <EmptyState title={t('lines.none')} />
        }
      />
    </section>
  )
}
