import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { moveFilter } from '../model/record-filters.ts'

/** Rows of a page. */
export const movesPerPage = 15

/** The movements of money in the team that the address filters for. */
export function useTeamMoves() {
  const gateway = useGateway()
  const { code: language } = useLanguage()
  const view = useRecordView(moveFilter)
  const { user, find, group, scope = 'all' } = view.values
  const input = {
    ...view.moments,
    ...(user !== undefined && { accountId: user }),
    ...(find !== undefined && { search: find }),
    ...(group && { group }),
    scope,
    language,
  } as const
  const moves = useQuery(
    recordQuery(gateway, agentRecords.moves, { ...input, pageNo: view.page, pageSize: movesPerPage }),
  )
  /** Fetches one page of the whole filter for the export. */
  const ask = async (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(agentRecords.moves, { ...input, ...page }, { signal })
  return { view, moves, ask, scope }
}

export type TeamMovesView = ReturnType<typeof useTeamMoves>
