import { useQuery } from '@tanstack/react-query'
import * as pace from '#lib/clock/pace.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { chatQueries } from './chat-queries.ts'

/**
 * Polls the number of unread chat messages for everything that shows it. Only for those who may chat, while the page
 * is visible and the chat is closed; the open chat tracks its messages itself. To be used once.
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
    refetchInterval: (query) =>
      pace.inStep(query.state.status === 'error' ? pace.afterFailure : pace.chat)(query),
  })
}

/** Whether the account may chat, at a merchant that has a chat. */
export function useMayChat(): boolean {
  const signedIn = useSignedIn()
  const on = useSetting('CBS3') === true
  // The type must be known first, because demo accounts may not chat.
  const { data: type } = useQuery({
    ...memberQueries(useGateway()).info(),
    enabled: signedIn,
    select: (info) => info.type,
  })
  return on && signedIn && type !== undefined && roleOf(type) !== 'demo'
}
