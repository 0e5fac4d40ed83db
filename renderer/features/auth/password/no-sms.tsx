import { useTranslation } from 'react-i18next'
import { useOpenCustomerService } from '#lib/customer-service/use-customer-service.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from '../dialog/form.module.css'

/** What to do when no code arrives. Renders nothing if there is neither email nor customer service. */
export function NoSms({ onUseEmail }: { onUseEmail: (() => void) | undefined }) {
  const { t } = useTranslation(['password', 'auth'])
  const openService = useOpenCustomerService(() =>
    showToast({ tone: 'danger', title: t('auth:login.serviceFailed') }),
  )
  if (!onUseEmail && !openService) return null
  return (
    <p className={styles.noSms}>
      {t('forgot.noSms')}
      {onUseEmail && (
        <button type="button" className="link" onClick={onUseEmail}>
          {t('forgot.useEmail')}
        </button>
      )}
      {openService && (
        <button type="button" className="link" onClick={openService}>
          {t('auth:login.service')}
        </button>
      )}
    </p>
  )
}
