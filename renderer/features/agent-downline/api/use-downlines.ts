import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { downlineFilter, fundRanges } from '../model/downline-filter.ts'

/** Rows of a page. */
export const downlinesPerPage = 10

/** One page of the downline that the address filters for. */
export function useDownlines() {
  const gateway = useGateway()
  const view = useRecordView(downlineFilter)
  const { user, scope = 'direct', find, kind, state, level, funds, sort = 'validBet', order } = view.values
  const filter = {
    // A search looks at everybody, because an agent searching for a name doesn't know its level.
    scope: find === undefined ? scope : 'all',
    ...(user !== undefined && { accountId: user }),
    ...(find !== undefined && { search: find }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(level !== undefined && { level: Number(level) }),
    ...(funds && fundRanges[funds]),
  } as const
  const input = {
    ...view.moments,
    ...filter,
    sort,
    order: order ?? (sort === 'account' || sort === 'level' ? 'ascending' : 'descending'),
  } as const
  const ask = async (page: { pageNo: number; pageSize: number }) =>
    gateway.call(agentTeam.downlines, { ...input, ...page })
  const downlines = useQuery(
    recordQuery(gateway, agentTeam.downlines, { ...input, pageNo: view.page, pageSize: downlinesPerPage }),
  )
  return { view, downlines, ask, filter, scope: filter.scope, sort, order: input.order }
}

export type DownlineView = ReturnType<typeof useDownlines>
