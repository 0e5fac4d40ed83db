import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { FeedbackDesk } from './feedback-desk.tsx'
import styles from './feedback-page.module.css'
import { FeedbackSent } from './feedback-sent.tsx'

/** The feedback page: the form, or the confirmation once it has been sent. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback')
  const [reference, setReference] = useState<string>()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {reference === undefined ? (
        <FeedbackDesk onSent={setReference} />
      ) : (
        <FeedbackSent reference={reference} onAgain={() => setReference(undefined)} />
      )}
    </div>
  )
}
