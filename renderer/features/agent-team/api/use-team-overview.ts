import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { overviewFilter } from '../model/team-filter.ts'

/** Number of lines that the overview lists. */
export const linesShown = 5

/** Figures and largest lines of the team, or of the downline that the address names. */
export function useTeamOverview() {
  const gateway = useGateway()
  const view = useRecordView(overviewFilter)
  const { user } = view.values
  const about = { ...view.moments, ...(user !== undefined && { accountId: user }) }
  const overview = useQuery(recordQuery(gateway, agentTeam.overview, about))
  const lines = useQuery(
    recordQuery(gateway, agentTeam.downlines, {
      ...about,
      scope: 'direct',
      kind: 'agents',
      sort: 'validBet',
      order: 'descending',
      pageNo: 1,
      pageSize: linesShown,
    }),
  )
  const handleUser = (next: string | undefined) => view.change({ values: { user: next } })
  return { view, overview, lines, showLine: handleUser }
}

export type TeamView = ReturnType<typeof useTeamOverview>
