import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useGameTypeName } from '#lib/i18n/use-game-type-name.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { ChartCard } from '#ui/chart/chart-card.tsx'
import { deltaColumn, moneyColumn } from '#ui/data-table/amount-columns.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Money } from '#ui/money/money.tsx'
import { shareOf } from '../model/share-of.ts'
import styles from './type-chart.module.css'

type Betting = ValueOf<typeof agentRecords.betting>

/** Valid bets by game type: each with its share of all, as bars and as a table. */
export function TypeChart({ data: { gameTypes, now } }: { data: Pick<Betting, 'gameTypes' | 'now'> }) {
  const { t } = useTranslation('agentRecords')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const typeName = useGameTypeName()
  const title = t('betting.types')
  const share = ({ validBet }: Betting['gameTypes'][number]) => shareOf(validBet, now.validBet)
  return (
    <ChartCard
      title={title}
      chart={
        <ul className={styles.types}>
          {gameTypes.map((type) => (
            <li key={type.gameType}>
              <span>{typeName(type.gameType)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${share(type)}%` }} />
              </span>
              <b className="num">{formatPercent(share(type), tag)}</b>
              <Money amount={type.validBet} {...money} form="whole" className={styles.amount} />
            </li>
          ))}
        </ul>
      }
      table={
        <DataTable
          label={title}
          columns={[
            { key: 'type', header: t('column.type'), cell: ({ gameType }) => typeName(gameType) },
            moneyColumn('validBet', t('column.validBet'), money),
            {
              key: 'share',
              header: t('betting.share'),
              figures: true,
              cell: (type) => formatPercent(share(type), tag),
            },
            deltaColumn('net', t('betting.net'), money),
          ]}
          rows={gameTypes}
          rowKey={({ gameType }) => gameType}
          fallback={null}
        />
      }
    />
  )
}
