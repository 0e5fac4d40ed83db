import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOneAtATime } from '#lib/forms/use-one-at-a-time.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { createMoneyOperation } from '#lib/money-operation/create-money-operation.ts'
import { useClaim } from '#lib/money-operation/use-claim.ts'
import { endpointKey, metaOf } from '#lib/queries/endpoint-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'

/** Requests of downlines on a page. */
export const requestsPerPage = 5

const payment = createMoneyOperation(agentDividends.pay)
/** What shows dividends. */
const shown = [agentDividends.requests, agentDividends.record] as const
/** What changes with a payment, besides the agent's money. */
const changed = [...shown, agentIncome.overview, agentTeam.overview]

/** The open dividends, the running period and the downlines' requests, and paying one. */
export function useDividendRequests() {
  const [page, setPage] = useState(1)
  const query = useQuery(
    recordQuery(useGateway(), agentDividends.requests, { pageNo: page, pageSize: requestsPerPage }),
  )
  return { query, page, onPage: setPage, payment: useClaim(payment, changed) }
}

export type DividendRequests = ReturnType<typeof useDividendRequests>

/** Reloads what shows dividends. */
function useReload(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(shown.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })))
}

/**
 * Requests one dividend at a time, also if its button is pressed twice before it is rendered as busy. What is shown is
 * loaded again, also after a failure, because then it may be outdated. The failure is shown without waiting for that.
 */
export function useRequestDividend() {
  const gateway = useGateway()
  const reload = useReload()
  const run = useOneAtATime()
  const { mutateAsync, isPending, variables, error } = useMutation({
    meta: metaOf(agentDividends.request),
    mutationFn: (dividendId: string) => gateway.call(agentDividends.request, { dividendId }),
    onSuccess: reload,
    onError: () => void reload(),
  })
  const handleRequest = async (dividendId: string, onDone: () => void) => {
    // A failure is in `error`.
    await run(async () => mutateAsync(dividendId).then(onDone, () => {}))
  }
  return { request: handleRequest, error, pending: isPending ? variables : undefined }
}

/** Rejects a downline's request. */
export function useRejectDividend() {
  const gateway = useGateway()
  const reload = useReload()
  return useMutation({
    meta: metaOf(agentDividends.reject),
    mutationFn: (input: InputOf<typeof agentDividends.reject>) => gateway.call(agentDividends.reject, input),
    // The refetch isn't awaited, because the dialog closes with the answer.
    onSettled: () => void reload(),
  })
}
