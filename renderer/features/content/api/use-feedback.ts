import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { feedback } from '#shared/contract/endpoints/feedback.ts'
import { readLine, readProse } from '#shared/domain/typed-text.ts'
import { dropDraft, type FeedbackDraft } from '../model/feedback-draft.ts'

/** Query for the kinds and length of feedback that the gateway accepts. */
export const feedbackRules = (gateway: Gateway) =>
  queryOptions({ ...endpointQuery(gateway, feedback.rules, {}), staleTime: 600_000 })

/**
 * Sends a draft.
 * @param username the writer's account, if signed in.
 */
export const sendFeedback = (
  gateway: Gateway,
  { kind, content, contact, pictures, key }: FeedbackDraft,
  username: string | undefined,
) =>
  gateway.call(feedback.send, {
    kind,
    content: readProse(content),
    requestKey: key,
    ...(readLine(contact) !== '' && { contact: readLine(contact) }),
    ...(username !== undefined && { username }),
    ...(pictures.length > 0 && { pictures: pictures.map(({ id }) => id) }),
  })

/** The account that is signed in. Undefined for visitors and until it has loaded. */
export function useAccount(): string | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: (info) => info.account,
  })
  return signedIn ? data : undefined
}

/**
 * Mutation that sends a draft and drops it on success, even if the form has been left by then.
 * @param account the writer's account; undefined for a visitor.
 */
export function useSendFeedback(account: string | undefined) {
  const gateway = useGateway()
  return useMutation({
    mutationFn: (draft: FeedbackDraft) => sendFeedback(gateway, draft, account),
    onSuccess: (_, { key }) => dropDraft(key),
    retry: false,
  })
}
