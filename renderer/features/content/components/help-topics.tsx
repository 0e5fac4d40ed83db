import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useChosenInSight } from '#lib/line/centre.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Topic } from '../model/topics.ts'
import styles from './help-page.module.css'

type HelpTopicsProps = {
  topics: readonly Topic[] | undefined
  current: string | undefined
  onChoose: () => void
}

/** Number of placeholders while the topics load. */
const usual = 12

/** The list of help topics. */
export function HelpTopics({ topics, current, onChoose }: HelpTopicsProps) {
  const { t } = useTranslation('content')
  const list = useRef<HTMLUListElement>(null)
  useChosenInSight(list, '[aria-current]', `${topics?.length} ${current}`)
  return (
    <nav aria-label={t('help.topics')}>
      <ul ref={list} className={styles.topics} aria-busy={!topics}>
        {topics?.map(({ tag, title }) => (
          <li key={tag}>
            <Link to={{ hash: tag }} aria-current={tag === current ? 'page' : undefined} onClick={onChoose}>
              {title}
            </Link>
          </li>
        ))}
        {!topics &&
          Array.from({ length: usual }, (_, index) => (
            <li key={index} className={styles.waiting}>
              <Skeleton width="9rem" />
            </li>
          ))}
      </ul>
    </nav>
  )
}
