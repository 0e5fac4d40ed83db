import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { useToday } from '#lib/clock/use-today.ts'
import { formatClock, formatDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { dayAt } from '#lib/records/days.ts'
import type { Message } from '#shared/contract/endpoints/messages.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import styles from '#ui/reading-panes/row.module.css'

type MessageRowProps = {
  id: string
  message: Message
  open: boolean
  /** Whether it is chosen; undefined unless messages are being chosen. */
  chosen: boolean | undefined
  onOpen: () => void
  onChoose: (chosen: boolean) => void
}

/** One message in the list: opens it, or chooses it. */
export function MessageRow({ id, message, open, chosen, onOpen, onChoose }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const { tag } = useLanguage()
  const { title, topic, time, read } = message
  const isToday = dayAt(time, brand.timeZone) === useToday()
  const words = (
    <>
      <span className={styles.title}>
        {!read && (
          <i>
            <span className="visually-hidden">{`${t('isUnread')} `}</span>
          </i>
        )}
        <bdi>{title}</bdi>
      </span>
      <span className={styles.foot}>
        <span>{t(`filter.${topic}`)}</span>
        <time dateTime={new Date(time).toISOString()} className="num">
          {isToday ? formatClock(time, tag) : formatDay(time, tag)}
        </time>
      </span>
    </>
  )
  return (
    <li>
      {chosen === undefined ? (
        <button
          id={id}
          type="button"
          className={styles.row}
          data-unread={read ? undefined : ''}
          aria-current={open || undefined}
          onClick={onOpen}
        >
          {words}
        </button>
      ) : (
        <Checkbox
          className={styles.choice}
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        >
          <span className={styles.words} data-unread={read ? undefined : ''}>
            {words}
          </span>
        </Checkbox>
      )}
    </li>
  )
}
