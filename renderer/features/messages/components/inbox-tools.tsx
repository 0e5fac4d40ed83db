import { ListChecks, MailOpen, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { messageFilters } from '#shared/contract/endpoints/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import styles from '#ui/reading-panes/panes.module.css'
import type { MessageView } from '../model/message-view.ts'

type InboxToolsProps = {
  view: MessageView
  go: (next: Partial<MessageView>) => void
  /** Ids of the messages on this page. */
  ids: readonly string[]
  chosen: readonly string[] | undefined
  onChoose: (chosen: readonly string[] | undefined) => void
  onRead: (ids: string[]) => void
  onRemove: (ids: string[]) => void
}

/** The filters; while messages are being chosen, what can be done with those. */
export function InboxTools({ view, go, ids, chosen, onChoose, onRead, onRemove }: InboxToolsProps) {
  const { t } = useTranslation('messages')
  const { count } = useUnreadCount()
  if (chosen)
    return (
      <div className={styles.tools}>
        <Checkbox
          checked={chosen.length > 0 && chosen.length === ids.length}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? ids : [])}
        >
          {t('chosen', { count: chosen.length })}
        </Checkbox>
        <span className="grow" />
        <IconButton
          label={t('readChosen')}
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => onRead([...chosen])}
        >
          <MailOpen />
        </IconButton>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onRemove([...chosen])}>
          <Trash2 />
          <span>{t('remove')}</span>
        </Button>
        <IconButton label={t('stopChoosing')} size="sm" onClick={() => onChoose(undefined)}>
          <X />
        </IconButton>
      </div>
    )
  return (
    <div className={styles.tools}>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t('filters')}</legend>
        {[undefined, ...messageFilters].map((filter) => (
          <Chip
            key={filter ?? 'all'}
            size="sm"
            pressed={view.filter === filter}
            onClick={() => go({ filter })}
          >
            <span>{t(`filter.${filter ?? 'all'}`)}</span>
            {filter === 'unread' && count > 0 && <span className="num">{count}</span>}
          </Chip>
        ))}
      </fieldset>
      <IconButton
        label={t('startChoosing')}
        size="sm"
        disabled={ids.length === 0}
        onClick={() => onChoose([])}
      >
        <ListChecks />
      </IconButton>
    </div>
  )
}
