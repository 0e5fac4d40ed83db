import { useTranslation } from 'react-i18next'
import { formatLongDay } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SafeHtml } from '#ui/safe-html/safe-html.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Topic } from '../model/topics.ts'
import { HelpContact } from './help-contact.tsx'
import styles from './help-page.module.css'
import { HelpQuestions } from './help-questions.tsx'

/** A topic's text, figures and questions, and the ways to get more help. */
export function HelpTopic({ topic }: { topic: Topic | undefined }) {
  return (
    <div className={styles.columns}>
      <article className={styles.text} aria-busy={!topic}>
        {topic ? (
          <Told topic={topic} />
        ) : (
          <>
            <Skeleton width="min(16rem, 70%)" height="36px" />
            <Skeleton height="8rem" />
          </>
        )}
      </article>
      <HelpContact />
    </div>
  )
}

function Told({ topic: { tag: hash, title, content, updated, brief, facts, questions } }: { topic: Topic }) {
  const { t } = useTranslation('content')
  const { tag } = useLanguage()
  return (
    <>
      {updated != null && (
        <p className="tiny faint">{t('help.updated', { day: formatLongDay(updated, tag) })}</p>
      )}
      <h2 id={hash}>{title}</h2>
      {brief && (
        <div className={styles.brief}>
          <Notice>
            <b>{t('help.brief')}</b> <span>{brief}</span>
          </Notice>
        </div>
      )}
      {facts && facts.length > 0 && (
        <Facts className={styles.facts}>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      <SafeHtml html={content} />
      {questions && questions.length > 0 && <HelpQuestions questions={questions} />}
    </>
  )
}
