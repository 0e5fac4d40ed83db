import { useTranslation } from 'react-i18next'

/** What the list of sections says about the login password. */
export function PasswordStatus() {
  const { t } = useTranslation('account')
  return <span>{t('password.status')}</span>
}
