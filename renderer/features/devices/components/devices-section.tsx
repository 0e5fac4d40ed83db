import { useTranslation } from 'react-i18next'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import styles from './devices-section.module.css'
import { LoginHistory } from './login-history.tsx'
import { SignedInDevices } from './signed-in-devices.tsx'

/** Where the account is signed in, and who logged in or tried to. */
export function DevicesSection() {
  const { t } = useTranslation(['account', 'records', 'common'])
  return (
    <div className={styles.section}>
      <CentreHead note={t('devices.note')} />
      <SignedInDevices />
      <LoginHistory />
    </div>
  )
}
