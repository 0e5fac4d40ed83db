import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { useBettingColumns } from '../api/use-betting-columns.ts'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { BettingTable } from './betting-table.tsx'
import { BettorOrder } from './bettor-order.tsx'
import { HolderName } from './holder-name.tsx'
import { useBetMoney } from './use-bet-money.tsx'

/** The members who bet, sorted by the gateway. A row shows the bets of that member's line. */
export function BettorView({ team }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const gateway = useGateway()
  const { count } = useBetMoney()
  const { filter, page, sorting, showLine } = team
  const input = { ...filter, ...sorting }
  return (
    <BettingTable
      team={team}
      query={useQuery(recordQuery(gateway, agentRecords.bettors, { ...input, ...page }))}
      csv={useBettingColumns().bettors}
      ask={async (next, signal) => gateway.call(agentRecords.bettors, { ...input, ...next }, { signal })}
      label={t('betting.members')}
      columns={[
        {
          key: 'member',
          header: t('column.member'),
          card: 'title',
          cell: (bettor) => <HolderName holder={bettor} />,
        },
        count,
      ]}
      rowKey={({ accountId }) => accountId}
      onOpen={({ accountId }) => showLine(accountId)}
      openLabel={({ account }) => t('betting.openMember', { account })}
    >
      <BettorOrder team={team} />
    </BettingTable>
  )
}
