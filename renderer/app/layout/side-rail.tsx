import { ArrowUp, Headset, MessageCircle } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChat } from '#lib/chat/use-chat.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { overlayIntent } from '../overlays/overlay-parts.ts'
import styles from './side-rail.module.css'
import { useCustomerServiceEntry } from './use-customer-service.ts'

/** Whether the element with the ref has been scrolled out of sight. Told by the browser, without asking for layout. */
function useScrolledPast(): [ref: (element: Element | null) => (() => void) | undefined, past: boolean] {
  const [past, setPast] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    // A busy page gets several changes at once; the last one counts.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, past]
}

/** Buttons at the edge of wide windows: chat, customer service and, once scrolled down, back to the top. */
export function SideRail() {
  const { t } = useTranslation()
  const chat = useChat()
  const service = useCustomerServiceEntry()
  const [mark, scrolled] = useScrolledPast()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <>
      <span ref={mark} className={styles.mark} />
      {(scrolled || chat || service.open) && (
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
      )}
    </>
  )
}
