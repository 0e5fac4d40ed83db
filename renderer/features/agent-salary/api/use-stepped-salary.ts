import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey, endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useMoneyMoved } from '#lib/queries/use-money-moved.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentSalary } from '#shared/contract/endpoints/agent-salary.ts'
import { salaryFilters } from '../model/salary-filter.ts'
import { useWhenReached } from './use-when-reached.ts'

/** The salaries that are paid by steps. */
export type SteppedKind = 'daily' | 'hourly'

/** Rows of a page of the record. */
export const periodsPerPage = { daily: 14, hourly: 12 } as const

const calls = {
  daily: { summary: agentSalary.daily, record: agentSalary.days },
  hourly: { summary: agentSalary.hourly, record: agentSalary.hours },
} as const

/** A salary by steps, and the part of its record that the address filters for. Renewed when its period is over. */
export function useSteppedSalary(kind: SteppedKind) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const moneyMoved = useMoneyMoved()
  const view = useRecordView(salaryFilters[kind])
  const call = calls[kind]
  const summary = useQuery({ ...endpointQuery(gateway, call.summary, {}), staleTime: 30_000 })
  const record = useQuery(
    recordQuery(gateway, call.record, { ...view.moments, pageNo: view.page, pageSize: periodsPerPage[kind] }),
  )
  const { data, isFetching } = summary
  const refresh = () => void queryClient.invalidateQueries({ queryKey: endpointKey(call.summary) })
  useWhenReached(data?.nextRealtime, refresh, isFetching)
  useWhenReached(data?.running.to, () => moneyMoved(call.summary), isFetching)
  /** Fetches one page of the whole range for the export. */
  const ask = (page: { pageNo: number; pageSize: number }, signal: AbortSignal) =>
    gateway.call(call.record, { ...view.moments, ...page }, { signal })
  return { kind, view, summary, record, ask }
}

export type SteppedView = ReturnType<typeof useSteppedSalary>
