import { ArrowUp, Headset, MessageCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './side-rail.module.css'
import { useCustomerServiceEntry } from './use-customer-service.ts'

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
const isScrolled = () => scrollY > innerHeight / 2

/** Buttons at the edge of wide windows: chat, customer service and, once scrolled down, back to the top. */
export function SideRail() {
  const { t } = useTranslation()
  const chat = useChat()
  const service = useCustomerServiceEntry()
  const scrolled = useSyncExternalStore(subscribe, isScrolled)
  if (!scrolled && !chat && !service.open) return null
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <div className={styles.rail}>
      {chat && (
        <button
          type="button"
          aria-label={chat.label}
          title={chat.label}
          {...overlayIntent('chat')}
          onClick={chat.open}
        >
          <MessageCircle />
          <Badge count={chat.unread} label={chat.unreadLabel} className={styles.unread} />
        </button>
      )}
      {service.open && (
        <button type="button" aria-label={service.label} title={service.label} onClick={service.open}>
          <Headset />
        </button>
      )}
      {scrolled && (
        <button
          type="button"
          aria-label={t('rail.toTop')}
          onClick={() => scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
        >
          <ArrowUp />
        </button>
      )}
    </div>
  )
}
