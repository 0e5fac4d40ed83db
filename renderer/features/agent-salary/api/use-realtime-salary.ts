import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { salaryFilters } from '../model/salary-filter.ts'
import { useWhenReached } from './use-when-reached.ts'

/** Rows of a page of the record. */
export const slotsPerPage = 12

/** The real-time salary, and the settlements that the address filters for. Renewed at every settlement. */
export function useRealtimeSalary() {
  const gateway = useGateway()
  const moneyMoved = useMoneyMoved()
  const view = useRecordView(salaryFilters.realtime)
  const summary = useQuery({ ...endpointQuery(gateway, agentSalary.realtime, {}), staleTime: 30_000 })
  const record = useQuery(
    recordQuery(gateway, agentSalary.slots, { ...view.moments, pageNo: view.page, pageSize: slotsPerPage }),
  )
  const { data, isFetching } = summary
  useWhenReached(data?.next, () => moneyMoved(agentSalary.realtime), isFetching)
  /** Fetches one page of the whole range for the export. */
  const ask = (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(agentSalary.slots, { ...view.moments, ...page }, { signal })
  return { view, summary, record, ask }
}

export type RealtimeView = ReturnType<typeof useRealtimeSalary>
