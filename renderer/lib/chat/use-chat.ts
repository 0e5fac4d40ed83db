import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { useRole } from '#lib/session/use-role.ts'
import { useSetting } from '#lib/settings/use-setting.ts'
import { chatQueries } from './chat-queries.ts'

export type ChatEntry = {
  /** Label of the button, including the number of unread messages. */
  label: string
  unread: number
  /** For example "2 unread chat messages". */
  unreadLabel: string
  /** Opens the chat. Visitors are asked to log in first; demo accounts read why they can't chat. */
  open: () => void
}

/** How buttons show and open the chat; undefined if the merchant has none. */
export function useChat(): ChatEntry | undefined {
  const { t } = useTranslation('nav')
  const on = useSetting('CBS3')
  const signedIn = useSignedIn()
  const protect = useProtected()
  const demo = useRole() === 'demo'
  const show = useOverlays((state) => state.show)
  // Reads the cache only; `useChatWatch` does the polling.
  const { data } = useQuery({ ...chatQueries(useGateway()).unread(), enabled: false })
  if (!on) return undefined
  const unread = signedIn && data !== undefined ? Math.max(0, data) : 0
  const unreadLabel = t('chat.unread', { count: unread })
  return {
    label: unread > 0 ? t('chat.openUnread', { unread: unreadLabel }) : t('chat.open'),
    unread,
    unreadLabel,
    open: () => protect(() => show(demo ? { name: 'demoWarning', about: 'chat' } : { name: 'chat' })),
  }
}
