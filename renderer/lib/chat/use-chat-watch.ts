import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { chatQueries } from './chat-queries.ts'

/** Milliseconds between two looks, and after one that failed. */
const lookEvery = 45_000
const lookAgain = 300_000

/**
 * Asks how much of the chat is unread, for all who show it: only of those who may chat, while the page is looked at
 * and the chat is closed, whose own page knows better. To be used in one place.
 */
export function useChatWatch(): void {
  const gateway = useGateway()
  const mayChat = useMayChat()
  const isOpen = useOverlays(({ stack }) => stack.some(({ name }) => name === 'chat'))
  useQuery({
    ...chatQueries(gateway).unread(),
    enabled: mayChat && !isOpen,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.status === 'error' ? lookAgain : lookEvery),
  })
}

/** Whether the one who is signed in may chat, at a merchant that has a chat. */
export function useMayChat(): boolean {
  const signedIn = useSignedIn()
  const on = useSetting('CBS3') === true
  // Until it is known who is signed in, nothing is asked: it may be a demo account.
  const { data: type } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: (info) => info.type,
  })
  return on && signedIn && type !== undefined && roleOf(type) !== 'demo'
}
