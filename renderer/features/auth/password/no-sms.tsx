import { useTranslation } from 'react-i18next'
import styles from '../dialog/form.module.css'
import { useService } from '../dialog/use-service.ts'

/** What to do when no code arrives. Renders nothing if there is neither email nor customer service. */
export function NoSms({ onUseEmail }: { onUseEmail: (() => void) | undefined }) {
  const { t } = useTranslation(['password', 'auth'])
  const openService = useService()
  if (!onUseEmail && !openService) return null
  return (
    <p className={styles.noSms}>
      <span>{t('forgot.noSms')}</span>
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
