import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { bettingFilter } from '../model/record-filters.ts'

/** Rows of a page. */
export const rowsPerPage = 15

/** What the team bet, by the filter in the address. */
export function useTeamBetting() {
  const gateway = useGateway()
  const view = useRecordView(bettingFilter)
  const { user, find, gameType, vassalage, by = 'bets', sort = 'validBet', order } = view.values
  const filter = {
    ...view.moments,
    ...(user !== undefined && { accountId: user }),
    ...(find !== undefined && { search: find }),
    ...(gameType && { gameType }),
    ...(vassalage !== undefined && { vassalage }),
  }
  const sorting = { sort, order: order ?? (sort === 'account' ? 'ascending' : 'descending') } as const
  const betting = useQuery(recordQuery(gateway, agentRecords.betting, filter))
  return {
    view,
    by,
    filter,
    sorting,
    betting,
    page: { pageNo: view.page, pageSize: rowsPerPage },
    /** Shows the team, or one line of it. The filters for games stay. */
    showLine: (next: string | undefined) =>
      view.change({ values: { user: next, find: undefined, by: undefined } }),
  }
}

export type TeamBettingView = ReturnType<typeof useTeamBetting>
