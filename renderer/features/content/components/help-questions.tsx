import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '../model/topics.ts'
import styles from './help-page.module.css'

/** What people ask about a topic. Each answer opens below its question. */
export function HelpQuestions({ questions }: { questions: NonNullable<Topic['questions']> }) {
  const { t } = useTranslation('content')
  return (
    <section className={styles.questions}>
      <h3>{t('help.questions')}</h3>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <span>{question}</span>
            <Plus />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
