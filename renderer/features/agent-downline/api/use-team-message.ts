import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { endpointKey, metaOf } from '#lib/queries/endpoint-query.ts'
import { randomKey } from '#lib/random-key/random-key.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'

/** Who gets a message: one downline, or everybody whom a filter selects. */
export type MessageTarget =
  | { accountId: string; account: string }
  | {
      filter: Omit<InputOf<typeof agentTeam.messageAll>, 'requestKey' | 'text' | 'recipients'>
      count: number
    }

/** Sends a message to the team. A repeated try of the same text has the same key, so that nobody gets it twice. */
export function useTeamMessage(target: MessageTarget) {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const last = useRef({ text: '', key: '' })
  return useMutation({
    meta: metaOf(agentTeam.message),
    mutationFn: (text: string) => {
      if (last.current.text !== text) last.current = { text, key: randomKey() }
      const message = { text, requestKey: last.current.key }
      return 'accountId' in target
        ? gateway.call(agentTeam.message, { ...message, accountId: target.accountId })
        : gateway.call(agentTeam.messageAll, { ...message, ...target.filter, recipients: target.count })
    },
    // A refusal may mean that the team has changed.
    onError: () => queryClient.invalidateQueries({ queryKey: endpointKey(agentTeam.downlines) }),
  })
}
