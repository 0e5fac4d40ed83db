import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** The number of unread messages, for the centre's menu. */
export function UnreadBadge() {
  return <Badge {...useUnreadCount()} />
}
