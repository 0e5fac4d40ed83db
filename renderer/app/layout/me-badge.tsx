import { useChat } from '#lib/chat/use-chat.ts'
import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** What is unread, for the button that leads to the account's menu: the messages, or the chat if there are none. */
export function MeBadge({ className }: { className?: string | undefined }) {
  const messages = useUnreadCount()
  const chat = useChat()
  const unreadChat = chat?.unread ?? 0
  const labels = [messages.count > 0 && messages.label, unreadChat > 0 && chat?.unreadLabel].filter(Boolean)
  return <Badge count={messages.count || unreadChat} label={labels.join(', ')} className={className} />
}
