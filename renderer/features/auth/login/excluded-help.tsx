import { useTranslation } from 'react-i18next'
import { HelpLink } from '#ui/help-link/help-link.tsx'
import styles from '../dialog/form.module.css'
import { ServiceLink } from '../dialog/service-link.tsx'

/** For people who are excluded from play: help with gambling, and customer service. */
export function ExcludedHelp() {
  const { t } = useTranslation('auth')
  return (
    <span className={styles.excluded}>
      <HelpLink tag="responsible-gaming">{t('login.gamblingHelp')}</HelpLink>
      <ServiceLink />
    </span>
  )
}
