import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { MessageView } from '../model/message-view.ts'

type NoMessagesProps = {
  view: MessageView
  /** Number of pages. The address may name one past the last, and the last may have become empty. */
  pages: number
  go: (next: Partial<MessageView>) => void
}

/** Shown when there are no messages. On a page past the last it goes to the last one. */
export function NoMessages({ view, pages, go }: NoMessagesProps) {
  const { t } = useTranslation('messages')
  const beyond = view.page > Math.max(1, pages)
  useEffect(() => {
    if (beyond) go({ page: Math.max(1, pages) })
  })
  if (beyond) return null
  if (view.filter === undefined) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
  return (
    <EmptyState
      scene="lens"
      title={t(view.filter === 'unread' ? 'noneUnread' : 'noneFits')}
      action={<Button onClick={() => go({ filter: undefined })}>{t('showAll')}</Button>}
    />
  )
}
