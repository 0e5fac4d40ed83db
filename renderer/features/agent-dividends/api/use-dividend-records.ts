import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { dividendFilter } from '../model/dividend-filter.ts'

/** Rows of a page. */
export const dividendsPerPage = 12

/** One page of the agent's dividends that the address filters for. */
export function useDividendRecords() {
  const gateway = useGateway()
  const view = useRecordView(dividendFilter)
  const { state } = view.values
  const filter = { ...view.moments, ...(state && { state }) }
  const ask = async (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(agentDividends.record, { ...filter, ...page }, { signal })
  const dividends = useQuery(
    recordQuery(gateway, agentDividends.record, { ...filter, pageNo: view.page, pageSize: dividendsPerPage }),
  )
  return { view, dividends, ask }
}

export type DividendRecords = ReturnType<typeof useDividendRecords>
