import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'

/** Button below a help topic that opens the chat. Renders nothing if the merchant has none. */
export function HelpChat() {
  const { t } = useTranslation('nav')
  const chat = useChat()
  return (
    chat && (
      <Button variant="accent" block onClick={chat.open}>
        <MessageCircle />
        <span>{t('chat.withUs')}</span>
        <Badge count={chat.unread} label={chat.unreadLabel} />
      </Button>
    )
  )
}
