import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { RetryNotice } from '#ui/notice/retry-notice.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import styles from '#ui/reading-panes/panes.module.css'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { useMessageActions } from '../api/use-message-actions.ts'
import type { useMessages } from '../api/use-messages.ts'
import { InboxTools } from './inbox-tools.tsx'
import { MessageDetail } from './message-detail.tsx'
import { MessageRow } from './message-row.tsx'
import { NoMessages } from './no-messages.tsx'

export type InboxParts = {
  messages: ReturnType<typeof useMessages>
  actions: ReturnType<typeof useMessageActions>
}

/** The list of messages with the open one beside it; on phones in its place. */
export function Inbox({ messages: { view, query, go }, actions }: InboxParts) {
  const { t } = useTranslation('messages')
  /** Ids of the chosen messages. Undefined unless messages are being chosen. */
  const [chosen, setChosen] = useState<readonly string[]>()
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const list = data?.list ?? []
  const open = list.find(({ messageId }) => messageId === view.open)

  /** The message whose row gets the focus back once the list is shown again. */
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (open || left.current === undefined) return
    document.getElementById(rowId(left.current))?.focus()
    left.current = undefined
  }, [open])
  const handleClose = () => {
    left.current = open?.messageId
    go({ open: undefined })
  }
  const handleRemove = async (ids: string[]) => {
    setChosen(undefined)
    if (view.open && ids.includes(view.open)) go({ open: undefined })
    await actions.remove(ids)
  }
  if (!data && error) return <LoadFailure query={query} title={t('failed.list')} />
  return (
    <Card padded={false} className={styles.frame}>
      <div className={styles.panes} data-open={open ? '' : undefined}>
        <div className={styles.side}>
          <InboxTools
            view={view}
            go={go}
            ids={list.map(({ messageId }) => messageId)}
            chosen={chosen}
            onChoose={setChosen}
            onRead={(ids) => {
              setChosen(undefined)
              void actions.read(ids)
            }}
            onRemove={(ids) => void handleRemove(ids)}
          />
          {data && error && (
            <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
              {t('outdated')}
            </RetryNotice>
          )}
          <ul className={styles.list} aria-label={t('list')} aria-busy={!data || isPlaceholderData}>
            {!data &&
              Array.from({ length: 6 }, (_, index) => (
                <li key={index}>
                  <Skeleton height="46px" />
                </li>
              ))}
            {list.map((message) => (
              <MessageRow
                key={message.messageId}
                id={rowId(message.messageId)}
                message={message}
                open={message === open}
                chosen={chosen?.includes(message.messageId)}
                onOpen={() => go({ open: message.messageId })}
                onChoose={(isChosen) =>
                  setChosen((before = []) =>
                    isChosen
                      ? [...before, message.messageId]
                      : before.filter((other) => other !== message.messageId),
                  )
                }
              />
            ))}
          </ul>
          {data && list.length === 0 && <NoMessages view={view} pages={data.totalPages} go={go} />}
          {data && (
            <Pager
              label={t('pages')}
              page={view.page - 1}
              count={data.totalPages}
              onPage={(page) => go({ page: page + 1 })}
            />
          )}
        </div>
        {open ? (
          <MessageDetail
            key={open.messageId}
            message={open}
            onRead={() => void actions.read([open.messageId])}
            onRemove={() => void handleRemove([open.messageId])}
            onClose={handleClose}
          />
        ) : (
          <p className={styles.nothing}>{list.length > 0 && t('choose')}</p>
        )}
      </div>
    </Card>
  )
}

const rowId = (messageId: string) => `message-${messageId}`
