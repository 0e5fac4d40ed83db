import { MessageSquareText } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '#lib/paths/path-to.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Topic } from '../model/topics.ts'
import { HelpChat } from './help-chat.tsx'
import styles from './help-page.module.css'

/** A topic's text, and below it the ways to get more help. */
export function HelpTopic({ topic }: { topic: Topic | undefined }) {
  const { t } = useTranslation('content')
  return (
    <article className={styles.text} aria-busy={!topic}>
      {topic ? (
        <>
          <h2 id={topic.tag}>{topic.title}</h2>
          <SafeHtml html={topic.content} />
        </>
      ) : (
        <>
          <Skeleton width="min(16rem, 70%)" height="36px" />
          <Skeleton height="8rem" />
        </>
      )}
      <footer className={styles.stuck}>
        <p>{t('help.stuck')}</p>
        <LinkButton to={pathTo('feedback')} size="sm">
          <MessageSquareText />
          {t('help.write')}
        </LinkButton>
        {/* Its texts load separately from the page's. */}
        <Suspense>
          <HelpChat />
        </Suspense>
      </footer>
    </article>
  )
}
