import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/member.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { feedback } from '#shared/contract/endpoints/feedback.ts'
import { dropDraft, type FeedbackDraft } from '../model/feedback-draft.ts'

/** What the platform takes as feedback. */
export const feedbackRules = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['feedback', 'rules'],
    queryFn: ({ signal }) => gateway.call(feedback.rules, {}, { signal }),
    staleTime: 600_000,
  })

/**
 * Sends a draft.
 * @param username who writes, where somebody is signed in.
 */
export const sendFeedback = (
  gateway: Gateway,
  { kind, content, contact, key }: FeedbackDraft,
  username: string | undefined,
) =>
  gateway.call(feedback.send, {
    kind,
    content: content.trim(),
    requestKey: key,
    ...(contact.trim() !== '' && { contact: contact.trim() }),
    ...(username !== undefined && { username }),
  })

/** Sends a draft; once it has arrived it is forgotten, even when nobody looks any more. */
export function useSendFeedback() {
  const gateway = useGateway()
  const signedIn = useSignedIn()
  const { data: account } = useQuery({
    ...memberQueries(gateway).info(),
    enabled: signedIn,
    select: (info) => info.account,
  })
  return useMutation({
    mutationFn: (draft: FeedbackDraft) => sendFeedback(gateway, draft, signedIn ? account : undefined),
    onSuccess: (_, { key }) => dropDraft(key),
    retry: false,
  })
}
