import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { GameName } from '#ui/record-cells/game-name.tsx'
import { useBettingColumns } from '../api/use-betting-columns.ts'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { isLongBetRange } from '../model/long-bet-range.ts'
import { BettingTable } from './betting-table.tsx'
import { useBetMoney } from './use-bet-money.tsx'

/** The games that the team played, the largest valid bets first. */
export function GameView({ team }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const gateway = useGateway()
  const { count } = useBetMoney()
  const { view, filter, page } = team
  const isLong = isLongBetRange(view.range)
  const games = recordQuery(gateway, agentRecords.games, { ...filter, ...page })
  return (
    <BettingTable
      team={team}
      query={useQuery({ ...games, enabled: !isLong })}
      isLong={isLong}
      csv={useBettingColumns().games}
      ask={async (next, signal) => gateway.call(agentRecords.games, { ...filter, ...next }, { signal })}
      label={t('betting.games')}
      columns={[
        {
          key: 'game',
          header: t('column.game'),
          card: 'title',
          cell: ({ gameType, gameName, vendorName }) => (
            <GameName gameType={gameType} gameName={gameName} note={vendorName} />
          ),
        },
        count,
      ]}
      rowKey={({ nodeId }) => nodeId}
    />
  )
}
