import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAnnouncements } from '../api/use-notices.ts'
import type { Announcements } from '../model/notice.ts'
import { chosenOf } from '../model/notice-choice.ts'
import type { NoticeTopic } from '../model/notice-topic.ts'
import { NoNotices } from './no-notices.tsx'
import { NoticePanes } from './notice-panes.tsx'
import { NoticeTag } from './notice-tag.tsx'
import styles from './notices-page.module.css'
import { useTopicText } from './use-topic-text.ts'

/** All notices or those of one topic. The topic, the page of titles and the notice being read are in the address. */
export function NoticesPage() {
  const { t } = useTranslation(['notices', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useAnnouncements()
  return (
    <div className={styles.page}>
      {error && !data && (
        <>
          <PageHead title={t('title')} />
          <FailureState
            title={t('failed')}
            retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
          >
            {faultMessage(error)}
          </FailureState>
        </>
      )}
      {!error && !data && (
        <>
          <Head />
          <Skeleton height="560px" />
        </>
      )}
      {data && <Board all={data} />}
    </div>
  )
}

/** The page's heading, with space for the filter. */
function Head({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('notices')
  return (
    <PageHead title={t('title')} lead={t('lead')} actions={<div className={styles.choice}>{children}</div>} />
  )
}

function Board({ all }: { all: Announcements }) {
  const { t } = useTranslation('notices')
  const [query, setQuery] = useSearchParams()
  const topicText = useTopicText()
  const { topic, topics, notices, chosen, page } = chosenOf(all, query)

  const go = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change))
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    setQuery(next, { replace: true })
  }
  const choose = (other: NoticeTopic | undefined) => go({ topic: other, page: undefined, notice: undefined })

  return (
    <>
      <Head>
        {topics.length > 1 && (
          <fieldset className={styles.kinds}>
            <legend className="visually-hidden">{t('topics')}</legend>
            <Chip size="sm" pressed={topic === undefined} onClick={() => choose(undefined)}>
              {t('all')}
            </Chip>
            {topics.map((other) => (
              <Chip key={other} size="sm" pressed={topic === other} onClick={() => choose(other)}>
                {topicText(other)}
              </Chip>
            ))}
          </fieldset>
        )}
      </Head>
      <Card padded={false} className={styles.board}>
        {notices.length === 0 && <NoNotices />}
        {notices.length > 0 && (
          <NoticePanes
            key={topic}
            notices={notices}
            chosen={chosen}
            onChoose={(index) => go({ notice: String(notices[index]?.id), page: String(page + 1) })}
            page={page}
            onPage={(next) => go({ page: String(next + 1), notice: String(notices[chosen]?.id) })}
            summaries
            mark={(notice) => <NoticeTag notice={notice} />}
          />
        )}
      </Card>
    </>
  )
}
