import { ArrowLeft, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, zoneName } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import type { Message } from '#shared/contract/endpoints/messages.ts'
import { Button } from '#ui/button/button.tsx'
import styles from '#ui/reading-panes/detail.module.css'
import { Tag } from '#ui/tag/tag.tsx'
import { MessageLink } from './message-link.tsx'

const tones = { money: 'soft', security: 'danger', news: 'plain' } as const

type MessageDetailProps = {
  message: Message
  onRead: () => void
  onRemove: () => void
  /** Returns to the list on phones. */
  onClose: () => void
}

/** The open message. Showing it marks it as read. */
export function MessageDetail({ message, onRead, onRemove, onClose }: MessageDetailProps) {
  const { t } = useTranslation('messages')
  const { tag } = useLanguage()
  const narrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { topic, title, body, time, read, link } = message
  const shown = useEffectEvent(() => {
    if (!read) onRead()
    // On phones it takes the list's place.
    if (narrow) heading.current?.focus()
  })
  useEffect(() => shown(), [])
  return (
    <article className={styles.detail}>
      <Button size="sm" className={styles.back} onClick={onClose}>
        <ArrowLeft />
        <span>{t('back')}</span>
      </Button>
      <Tag tone={tones[topic]}>{t(`filter.${topic}`)}</Tag>
      <h3 ref={heading} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h3>
      <p className="tiny faint num">{t('time', { time: formatMoment(time), zone: zoneName(tag) })}</p>
      <p className={styles.body}>
        <bdi>{body}</bdi>
      </p>
      <div className={styles.actions}>
        {link && <MessageLink {...link} />}
        <Button onClick={onRemove}>
          <Trash2 />
          <span>{t('remove')}</span>
        </Button>
      </div>
    </article>
  )
}
