import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Card } from '#ui/card/card.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAnnouncements } from '../api/use-notices.ts'
import { type KindNotice, noticesOf } from '../model/notice.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticePanes } from './notice-panes.tsx'
import { NoticeTag } from './notice-tag.tsx'
import styles from './notices-page.module.css'

/** All notices as part of another page. */
export function NoticeBoard() {
  const { t } = useTranslation(['notices', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useAnnouncements()
  if (!data && error)
    return (
      <FailureState
        title={t('failed')}
        retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
      >
        {faultMessage(error)}
      </FailureState>
    )
  if (!data) return <Skeleton height="480px" />
  const notices = noticesOf(data, undefined)
  return (
    <Card padded={false} className={styles.board}>
      {notices.length === 0 ? <NoNotices /> : <Panes notices={notices} />}
    </Card>
  )
}

function Panes({ notices }: { notices: readonly KindNotice[] }) {
  const [chosen, setChosen] = useState(0)
  const [page, setPage] = useState(0)
  return (
    <NoticePanes
      notices={notices}
      // The list may have become shorter since.
      chosen={chosen < notices.length ? chosen : 0}
      onChoose={setChosen}
      page={page}
      onPage={setPage}
      summaries
      mark={(notice) => <NoticeTag notice={notice} />}
    />
  )
}
