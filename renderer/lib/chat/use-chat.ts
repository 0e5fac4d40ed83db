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
  /** What its button is called, with what is unread. */
  label: string
  unread: number
  /** "2 unread chat messages" */
  unreadLabel: string
  /** Opens the chat: after a login where that is needed, and not for a demo account, which is told why. */
  open: () => void
}

/** The way into the chat, the same wherever there is a button for it; undefined where the merchant has none. */
export function useChat(): ChatEntry | undefined {
  const { t } = useTranslation('nav')
  const on = useSetting('CBS3')
  const signedIn = useSignedIn()
  const protect = useProtected()
  const demo = useRole() === 'demo'
  const show = useOverlays((state) => state.show)
  // Who asks is the watch; here is only looked.
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
