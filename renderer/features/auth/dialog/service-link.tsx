import { useTranslation } from 'react-i18next'
import styles from './form.module.css'
import { useService } from './use-service.ts'

/** A question with a link to customer service. Renders nothing if the gateway names no service. */
export function ServiceLink({ question }: { question?: string }) {
  const { t } = useTranslation('auth')
  const openService = useService()
  if (!openService) return null
  return (
    <span className={styles.service}>
      {question !== undefined && <span>{question}</span>}{' '}
      <button type="button" className="link" onClick={openService}>
        {t('login.service')}
      </button>
    </span>
  )
}
