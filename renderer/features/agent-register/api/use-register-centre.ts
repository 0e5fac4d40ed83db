import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey, endpointQuery, metaOf } from '#lib/queries/endpoint-query.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import { agentRegister } from '#shared/contract/endpoints/agent-register.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'

export type RegisterOptions = ValueOf<typeof agentRegister.options>

/** Rows of a page of links. */
export const linksPerPage = 10

/** What the agent may make, and its links page by page. */
export function useRegisterCentre() {
  const gateway = useGateway()
  const [page, setPage] = useState(1)
  const options = useQuery({ ...endpointQuery(gateway, agentRegister.options, {}), staleTime: 30_000 })
  const links = useQuery({
    ...endpointQuery(gateway, agentRegister.links, { pageNo: page, pageSize: linksPerPage }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  return { options, links, page, setPage }
}

export type RegisterCentreState = ReturnType<typeof useRegisterCentre>

/** Returns a function that reloads what a new or changed link shows. */
function useLinksChanged() {
  const queryClient = useQueryClient()
  return async () =>
    Promise.all(
      [agentRegister.links, agentRegister.options].map((endpoint) =>
        queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    )
}

/** Makes an invitation link. */
export function useCreateLink() {
  const gateway = useGateway()
  const changed = useLinksChanged()
  // The same values sent again after a lost answer have the same key, so that they make one link.
  const last = useRef({ values: '', key: '' })
  return useMutation({
    meta: metaOf(agentRegister.createLink),
    mutationFn: (input: Omit<InputOf<typeof agentRegister.createLink>, 'requestKey'>) => {
      const values = JSON.stringify(input)
      if (last.current.values !== values) last.current = { values, key: randomKey() }
      return gateway.call(agentRegister.createLink, { ...input, requestKey: last.current.key })
    },
    onSuccess: changed,
  })
}

/** Switches a link off or on. */
export function useChangeLink() {
  const gateway = useGateway()
  const changed = useLinksChanged()
  return useMutation({
    meta: metaOf(agentRegister.changeLink),
    mutationFn: (input: InputOf<typeof agentRegister.changeLink>) =>
      gateway.call(agentRegister.changeLink, input),
    // A refusal may mean that the link has ended meanwhile.
    onSettled: changed,
  })
}

/** Opens an account below the agent. The team has one more then. */
export function useCreateAccount() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return useMutation({
    meta: metaOf(agentRegister.createAccount),
    mutationFn: (input: InputOf<typeof agentRegister.createAccount>) =>
      gateway.call(agentRegister.createAccount, input),
    onSuccess: () => {
      for (const endpoint of [agentRegister.options, agentTeam.own, agentTeam.overview, agentTeam.downlines])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
    },
  })
}
