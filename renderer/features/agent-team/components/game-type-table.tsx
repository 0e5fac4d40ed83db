import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Delta } from '#ui/delta/delta.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Money } from '#ui/money/money.tsx'
import type { Overview } from '../model/team-day.ts'
import styles from './team-overview.module.css'

type TypeRow = Overview['gameTypes'][number]

/** A team's play by game type. */
export function GameTypeTable({ types }: { types: readonly TypeRow[] }) {
  const { t } = useTranslation(['agentTeam', 'common'])
  const money = useMoneyFormat()
  const nameOf = (gameType: string) => {
    const known = gameTypes.find((type) => type === gameType)
    return known ? t(`common:category.${known}`) : gameType
  }
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
          {
            key: 'payout',
            header: t('figures.payout'),
            figures: true,
            cell: ({ payout }) => <Money amount={payout} {...money} />,
          },
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
