import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { AgentAnnouncement } from '#shared/contract/endpoints/agent-news.ts'
import styles from '#ui/reading-panes/row.module.css'

type AnnouncementRowProps = {
  id: string
  announcement: AgentAnnouncement
  open: boolean
  onOpen: () => void
}

/** One announcement in the list. */
export function AnnouncementRow({ id, announcement, open, onOpen }: AnnouncementRowProps) {
  const { t } = useTranslation('agentNews')
  const { tag } = useLanguage()
  const { title, topic, time, read, pinned } = announcement
  return (
    <li>
      <button
        id={id}
        type="button"
        className={styles.row}
        data-unread={read ? undefined : ''}
        aria-current={open || undefined}
        onClick={onOpen}
      >
        <span className={styles.title}>
          {!read && (
            <i>
              <span className="visually-hidden">{`${t('isUnread')} `}</span>
            </i>
          )}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.foot}>
          <span>
            {pinned && <Pin role="img" aria-label={t('pinned')} />} <span>{t(`topic.${topic}`)}</span>
          </span>
          <time dateTime={new Date(time).toISOString()} className="num">
            {formatDay(time, tag)}
          </time>
        </span>
      </button>
    </li>
  )
}
