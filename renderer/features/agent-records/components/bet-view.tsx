import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentRecords, type TeamBet } from '#shared/contract/endpoints/agent-records.ts'
import { GameName } from '#ui/record-cells/game-name.tsx'
import { useBettingColumns } from '../api/use-betting-columns.ts'
import type { TeamBettingView } from '../api/use-team-betting.ts'
import { isLongBetRange } from '../model/long-bet-range.ts'
import { BetDetail } from './bet-detail.tsx'
import { BettingTable } from './betting-table.tsx'
import { HolderName } from './holder-name.tsx'
import { RecordTime } from './record-time.tsx'

/** Single bets, latest first. A row opens the bet. */
export function BetView({ team }: { team: TeamBettingView }) {
  const { t } = useTranslation('agentRecords')
  const gateway = useGateway()
  const { view, filter, page } = team
  const isLong = isLongBetRange(view.range)
  const bets = recordQuery(gateway, agentRecords.bets, { ...filter, ...page })
  const [open, setOpen] = useState<TeamBet>()
  return (
    <>
      <BettingTable
        team={team}
        query={useQuery({ ...bets, enabled: !isLong })}
        isLong={isLong}
        csv={useBettingColumns().bets}
        ask={async (next, signal) => gateway.call(agentRecords.bets, { ...filter, ...next }, { signal })}
        label={t('betting.list')}
        columns={[
          {
            key: 'time',
            header: t('column.time'),
            card: 'note',
            cell: ({ time, gameName }) => <RecordTime time={time} about={gameName} />,
          },
          {
            key: 'member',
            header: t('column.member'),
            card: 'title',
            cell: (bet) => <HolderName holder={bet} />,
          },
          {
            key: 'game',
            header: t('column.game'),
            cell: ({ gameType, gameName, voided }) => (
              <GameName
                gameType={gameType}
                gameName={gameName}
                note={voided ? t('betting.voided') : undefined}
              />
            ),
          },
        ]}
        rowKey={({ betId }) => betId}
        onOpen={setOpen}
        openLabel={({ account, gameName, time }) =>
          t('betting.open', { account, game: gameName, time: formatMoment(time) })
        }
      />
      {open && <BetDetail bet={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
