import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '#lib/html/paragraphs-of.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { Pager } from '#ui/pager/pager.tsx'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import type { Notice } from '../model/notice.ts'
import { noticesOnPage, pageCount } from '../model/notice-pages.ts'
import { NoticeLink } from './notice-link.tsx'
import styles from './notice-panes.module.css'
import { NoticeTime } from './notice-time.tsx'

type NoticePanesProps<Shown extends Notice> = {
  notices: readonly Shown[]
  /** Index of the notice being read. */
  chosen: number
  onChoose: (index: number) => void
  /** Page of titles, counted from zero. */
  page: number
  onPage: (page: number) => void
  /** Shown beside a title, such as the notice's kind. */
  mark?: (notice: Shown) => ReactNode
  /** For a page: the beginning of each text below its title. */
  summaries?: boolean
}

/** Paged titles on the left and the chosen notice's text on the right. On phones the text opens below its title. */
export function NoticePanes<Shown extends Notice>({
  notices,
  chosen,
  onChoose,
  page,
  onPage,
  mark,
  summaries = false,
}: NoticePanesProps<Shown>) {
  const { t } = useTranslation('sections')
  const textId = useId()
  const narrow = useNarrow()
  const shown = noticesOnPage(notices, page)
  const read = notices[chosen]
  const here = shown.some(({ index }) => index === chosen)
  const article = read && (
    <article id={textId} key={`${read.id} ${chosen}`} className={styles.article}>
      <h2>
        <bdi>{read.title}</bdi>
      </h2>
      <NoticeTime time={read.createTime} form="full" />
      <SafeHtml html={read.content} />
      <NoticeLink notice={read} />
    </article>
  )
  return (
    <div className={styles.panes}>
      {/* The notice being read stays when its title is on another page. */}
      {narrow && !here && article}
      <ol>
        {shown.map(({ notice, index }) => (
          <li key={`${notice.id} ${index}`}>
            <button
              type="button"
              className={styles.title}
              aria-current={index === chosen}
              aria-expanded={index === chosen}
              aria-controls={index === chosen ? textId : undefined}
              data-autofocus={index === chosen ? '' : undefined}
              onClick={() => onChoose(index)}
            >
              <span>
                <NoticeTime time={notice.createTime} />
                {mark?.(notice)}
              </span>
              <bdi>{notice.title}</bdi>
              {summaries && <small>{paragraphsOf(notice.content)[0]}</small>}
            </button>
            {narrow && index === chosen && article}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Pager label={t('pager.pages')} page={page} count={pageCount(notices.length)} onPage={onPage} />
      </div>
      {!narrow && article}
    </div>
  )
}
