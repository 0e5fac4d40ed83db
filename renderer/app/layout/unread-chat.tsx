import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** Number of unread chat messages, for the button that leads to the chat. */
export function UnreadChat({ className }: { className?: string | undefined }) {
  const chat = useChat()
  return chat && <Badge count={chat.unread} label={chat.unreadLabel} className={className} />
}
