import { useTranslation } from 'react-i18next'
import { useOpenCustomerService } from '#lib/customer-service/use-customer-service.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from './form.module.css'

/** A question with a link to customer service. Renders nothing if the gateway names no service. */
export function ServiceLink({ question }: { question?: string }) {
  const { t } = useTranslation('auth')
  const openService = useOpenCustomerService(() =>
    showToast({ tone: 'danger', title: t('login.serviceFailed') }),
  )
  if (!openService) return null
  return (
    <span className={styles.service}>
      {question}{' '}
      <button type="button" className="link" onClick={openService}>
        {t('login.service')}
      </button>
    </span>
  )
}
