import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** How much of the chat is unread, on what leads to it. */
export function UnreadChat({ className }: { className?: string | undefined }) {
  const chat = useChat()
  return chat && <Badge count={chat.unread} label={chat.unreadLabel} className={className} />
}
