import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './sheets.module.css'

/** Entry for the chat in the account menu on phones. */
export function ChatItem() {
  const { t } = useTranslation('nav')
  const chat = useChat()
  return (
    chat && (
      <li>
        <button type="button" onClick={chat.open}>
          <MessageCircle />
          <span className={styles.word}>{t('chat.open')}</span>
          <Badge count={chat.unread} label={chat.unreadLabel} />
        </button>
      </li>
    )
  )
}
