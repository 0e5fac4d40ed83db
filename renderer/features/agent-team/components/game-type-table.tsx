import { useTranslation } from 'react-i18next'
import { useGameTypeName } from '#lib/i18n/use-game-type-name.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { moneyColumn } from '#ui/data-table/amount-columns.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Overview } from '../model/team-day.ts'
import styles from './team-overview.module.css'

type TypeRow = Overview['gameTypes'][number]

/** A team's play by game type. */
export function GameTypeTable({ types }: { types: readonly TypeRow[] }) {
  const { t } = useTranslation('agentTeam')
  const money = useMoneyFormat()
  const nameOf = useGameTypeName()
  const title = t('types.title')
  return (
    <section className={styles.lines} aria-label={title}>
      <h3>{title}</h3>
      <DataTable
        label={title}
        columns={[
          {
            key: 'type',
            header: t('types.type'),
            card: 'title',
            cell: ({ gameType }) => nameOf(gameType),
          },
          {
            key: 'validBet',
            header: t('figures.validBet'),
            figures: true,
            card: 'figureNote',
            cell: ({ validBet }) => <Money amount={validBet} {...money} />,
          },
          moneyColumn('payout', t('figures.payout'), money),
          {
            key: 'profit',
            header: t('figures.profit'),
            figures: true,
            card: 'figure',
            cell: ({ profit }) => <Delta amount={profit} {...money} />,
          },
        ]}
        rows={types}
        rowKey={({ gameType }) => gameType}
        fallback={<EmptyState scene="boat" title={t('types.none')} />}
      />
    </section>
  )
}
