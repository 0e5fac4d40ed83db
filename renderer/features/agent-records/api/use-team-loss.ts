import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { lossFilter } from '../model/record-filters.ts'

/** Lines of a page. */
export const linesPerPage = 10

/** The statement of the team, or of the line that the address names, and its lines. */
export function useTeamLoss() {
  const gateway = useGateway()
  const view = useRecordView(lossFilter)
  const { user, find } = view.values
  const about = { ...view.moments, ...(user !== undefined && { accountId: user }) }
  const filter = { ...about, ...(find !== undefined && { search: find }) }
  const statement = useQuery(recordQuery(gateway, agentRecords.statement, about))
  const lines = useQuery(
    recordQuery(gateway, agentRecords.lines, { ...filter, pageNo: view.page, pageSize: linesPerPage }),
  )
  /** Fetches one page of all lines for the export. */
  const ask = async (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(agentRecords.lines, { ...filter, ...page }, { signal })
  const showLine = (next: string | undefined) => view.change({ values: { user: next, find: undefined } })
  return { view, statement, lines, ask, showLine }
}

export type TeamLossView = ReturnType<typeof useTeamLoss>
