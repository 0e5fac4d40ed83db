import { CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import styles from '#ui/reading-panes/panes.module.css'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAnnouncements, useReadAnnouncements } from '../api/use-announcements.ts'
import { AnnouncementDetail } from './announcement-detail.tsx'
import { AnnouncementRow } from './announcement-row.tsx'

const filters = ['all', 'unread'] as const

/** The operator's announcements for agents: the list with the open announcement beside it; on phones in its place. */
export function Announcements() {
  const { t } = useTranslation('agentNews')
  const { tag } = useLanguage()
  const query = useAnnouncements()
  const { mutate } = useReadAnnouncements()
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [chosen, setChosen] = useState<string>()
  const narrow = useNarrow()
  const { data, error } = query
  const list = data?.list ?? []
  // Beside the list, the pinned one is open until another is chosen.
  const openId = chosen ?? (narrow ? undefined : list.find(({ pinned }) => pinned)?.newsId)
  // An announcement that is being read stays in the list of unread ones until another is opened.
  const shown = list.filter(({ newsId, read }) => filter === 'all' || !read || newsId === openId)
  const open = list.find(({ newsId }) => newsId === openId)
  const unread = data?.unread ?? 0

  /** The announcement whose row gets the focus back once phones show the list again. */
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (openId !== undefined || left.current === undefined) return
    document.getElementById(rowId(left.current))?.focus()
    left.current = undefined
  }, [openId])
  const handleClose = () => {
    left.current = openId
    setChosen(undefined)
  }
  const readAll = () => mutate(list.filter(({ read }) => !read).map(({ newsId }) => newsId))
  if (!data && error) return <LoadFailure query={query} title={t('failed')} />
  return (
    <>
      <CentreHead
        note={data && t('note', { count: unread })}
        actions={
          <Button size="sm" aria-label={t('readAll')} disabled={unread === 0} onClick={readAll}>
            <CheckCheck />
            <span className="wide-only">{t('readAll')}</span>
          </Button>
        }
      />
      <Card padded={false} className={styles.frame}>
        <div className={styles.panes} data-open={open ? '' : undefined}>
          <div className={styles.side}>
            <div className={styles.tools} role="group" aria-label={t('filter.label')}>
              {filters.map((value) => (
                <Chip key={value} size="sm" pressed={filter === value} onClick={() => setFilter(value)}>
                  <span>{t(`filter.${value}`)}</span>
                  {value === 'unread' && unread > 0 && <b>{formatCount(unread, tag)}</b>}
                </Chip>
              ))}
            </div>
            {data && shown.length === 0 && <EmptyState title={t('none')} />}
            <ul className={styles.list} aria-label={t('list')} aria-busy={!data}>
              {!data &&
                Array.from({ length: 5 }, (_, index) => (
                  <li key={index}>
                    <Skeleton height="46px" />
                  </li>
                ))}
              {shown.map((announcement) => (
                <AnnouncementRow
                  key={announcement.newsId}
                  id={rowId(announcement.newsId)}
                  announcement={announcement}
                  open={announcement === open}
                  onOpen={() => setChosen(announcement.newsId)}
                />
              ))}
            </ul>
          </div>
          {open ? (
            <AnnouncementDetail
              key={open.newsId}
              announcement={open}
              onRead={() => mutate([open.newsId])}
              onClose={handleClose}
            />
          ) : (
            <p className={styles.nothing}>{shown.length > 0 && t('choose')}</p>
          )}
        </div>
      </Card>
    </>
  )
}

const rowId = (newsId: string) => `announcement-${newsId}`
