import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'

/** Opens the chat. Renders nothing if the merchant has none. */
export function ChatButton() {
  const { t } = useTranslation('nav')
  const chat = useChat()
  return (
    chat && (
      <Button size="sm" {...overlayIntent('chat')} onClick={chat.open}>
        <MessageCircle />
        <span>{t('chat.withUs')}</span>
        <Badge count={chat.unread} label={chat.unreadLabel} />
      </Button>
    )
  )
}
