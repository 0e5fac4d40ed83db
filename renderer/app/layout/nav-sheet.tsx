import { Headset, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavDrawer } from '#features/navigation/components/nav-drawer.tsx'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { LanguagePicker } from '../header/language-picker.tsx'
import { SearchButton } from '../header/search-button.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import styles from './sheets.module.css'
import { useCustomerServiceEntry } from './use-customer-service.ts'

/** The drawer, with what narrow windows have no room for in their header. */
export function NavSheet() {
  const service = useCustomerServiceEntry()
  const chat = useChat()
  const { t } = useTranslation('nav')
  return (
    <NavDrawer
      search={<SearchButton className={styles.search} />}
      foot={
        <>
          <LanguagePicker named />
          <ThemeSwitch />
          {chat && (
            <Button variant="quiet" size="sm" onClick={chat.open}>
              <MessageCircle />
              <span>{t('chat.open')}</span>
              <Badge count={chat.unread} label={chat.unreadLabel} />
            </Button>
          )}
          {service.open && (
            <Button variant="quiet" size="sm" onClick={service.open}>
              <Headset />
              <span>{service.label}</span>
            </Button>
          )}
        </>
      }
    />
  )
}
