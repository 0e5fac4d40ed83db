import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSettled } from '#lib/forms/use-settled.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { searchDebounce } from '#shared/domain/constants.ts'
import type { TermsInput } from '../model/offer-values.ts'
import { useContractChange } from './use-contracts.ts'

/** The agent that an offer is for, with figures to base it on. */
export function useOfferTo(accountId: string) {
  return useQuery({
    ...endpointQuery(useGateway(), agentContracts.downline, { accountId }),
    enabled: accountId !== '',
    staleTime: 30_000,
  })
}

/** What an offer would do if it were accepted, once typing pauses. Asks for nothing while the rate can't be offered. */
export function useOfferPreview(accountId: string, terms: Pick<TermsInput, 'rate' | 'period'> | undefined) {
  const { rate = '', period = 'monthly' } = terms ?? {}
  const isSettled = useSettled(rate, searchDebounce) === rate
  return useQuery({
    ...endpointQuery(useGateway(), agentContracts.preview, { accountId, rate, period }),
    enabled: accountId !== '' && terms !== undefined && isSettled,
  })
}

/** Sends an offer to a downline, or a request to the upline if no downline is chosen. */
export function usePropose() {
  const offer = useContractChange(agentContracts.offer)
  const request = useContractChange(agentContracts.request)
  // The same values sent again after a lost answer have the same key, so that they make one proposal.
  const last = useRef({ values: '', key: '' })
  const propose = async (accountId: string | undefined, terms: TermsInput) => {
    const values = JSON.stringify([accountId, terms])
    if (last.current.values !== values) last.current = { values, key: randomKey() }
    const requestKey = last.current.key
    return accountId === undefined
      ? request.mutateAsync({ ...terms, requestKey })
      : offer.mutateAsync({ ...terms, accountId, requestKey })
  }
  return { propose, isPending: offer.isPending || request.isPending }
}
