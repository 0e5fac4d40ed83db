import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { Button } from '#ui/button/button.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { useMessageActions } from '../api/use-message-actions.ts'
import { useMessages } from '../api/use-messages.ts'
import { Inbox } from './inbox.tsx'
import styles from './message-centre.module.css'

/** The member's messages, with the notices to everybody on a second tab. */
export function MessageCentre({ notices }: { notices: ReactNode }) {
  const { t } = useTranslation('messages')
  const { count } = useUnreadCount()
  const actions = useMessageActions()
  const messages = useMessages()
  const { view, query, go } = messages
  const keptDays = query.data?.keptDays
  return (
    <>
      <CentreHead
        note={
          query.data &&
          [t('unread', { count }), keptDays !== undefined && t('kept', { count: keptDays })]
            .filter(Boolean)
            .join(' ')
        }
        actions={
          view.tab === 'messages' && (
            <Button size="sm" disabled={count === 0} onClick={() => void actions.readAll()}>
              <CheckCheck />
              <span>{t('readAll')}</span>
            </Button>
          )
        }
      />
      <div>
        <Tabs
          label={t('tabs')}
          tabs={[
            { value: 'messages', label: t('tab.messages') },
            { value: 'notices', label: t('tab.notices') },
          ]}
          value={view.tab}
          onValueChange={(tab) => go({ tab })}
          className={styles.panel}
        >
          {view.tab === 'notices' ? notices : <Inbox messages={messages} actions={actions} />}
        </Tabs>
      </div>
    </>
  )
}
