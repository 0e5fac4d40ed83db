import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { incomeFilter } from '../model/income-filter.ts'

/** What the agent was paid in the range that the address names. */
export function useIncome() {
  const view = useRecordView(incomeFilter)
  const income = useQuery(recordQuery(useGateway(), agentIncome.overview, view.moments))
  return { view, income }
}

export type IncomeView = ReturnType<typeof useIncome>
