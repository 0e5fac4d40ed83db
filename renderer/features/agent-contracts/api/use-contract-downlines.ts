import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { useRecordView } from '#lib/records/use-record-view.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { contractFilter } from '../model/contract-filter.ts'

/** Rows of a page. */
export const contractsPerPage = 10
/** As many agents as the form lists at most. */
const mostListed = 500

/** The page's state in the address. */
export const useContractView = () => useRecordView(contractFilter)

export type ContractView = ReturnType<typeof useContractView>

/** One page of the agents directly below, as the address filters them. */
export function useContractDownlines({ values: { state, find }, page }: ContractView) {
  const filter = { ...(state && { state }), ...(find !== undefined && { search: find }) }
  return useQuery(
    recordQuery(useGateway(), agentContracts.downlines, {
      ...filter,
      pageNo: page,
      pageSize: contractsPerPage,
    }),
  )
}

/** Every agent directly below, to choose from. */
export function useContractCandidates() {
  const input = { pageNo: 1, pageSize: mostListed }
  return useQuery(recordQuery(useGateway(), agentContracts.downlines, input))
}

/** One page of all contracts of the agent. */
export function useContractHistory(page: number, side: 'upline' | 'downlines' | undefined) {
  const filter = { ...(side && { with: side }), pageNo: page, pageSize: contractsPerPage }
  return useQuery(recordQuery(useGateway(), agentContracts.history, filter))
}
