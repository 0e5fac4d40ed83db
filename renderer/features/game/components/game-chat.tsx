import { MessageCircle } from 'lucide-react'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from './game-header.module.css'

/** Button that opens the chat beside the running game. */
export function GameChat() {
  const chat = useChat()
  return (
    chat && (
      <IconButton label={chat.label} size="sm" className={styles.chat} onClick={chat.open}>
        <MessageCircle />
        <Badge count={chat.unread} label={chat.unreadLabel} />
      </IconButton>
    )
  )
}
