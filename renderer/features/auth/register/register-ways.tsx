import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import styles from '../dialog/form.module.css'
import { type RegisterRules, registrationWays } from './model/registration-fields.ts'
import { RegisterForm } from './register-form.tsx'

type RegisterWaysProps = { rules: RegisterRules; referralCode: string | undefined }

/**
 * Registration by username or mobile number. One form with different fields, so that switching loses nothing typed.
 */
export function RegisterWays({ rules, referralCode }: RegisterWaysProps) {
  const { t } = useTranslation('register')
  const ways = registrationWays(rules)
  const [chosen, choose] = useState(ways[0])
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0]
  if (way === undefined) return <EmptyState title={t('closed')}>{t('closedBody')}</EmptyState>
  return (
    <Tabs
      label={t('ways')}
      tabs={ways.map((value) => ({ value, label: t(`by.${value}`) }))}
      value={way}
      onValueChange={choose}
      className={styles.tabs}
    >
      <RegisterForm rules={rules} way={way} referralCode={referralCode} />
    </Tabs>
  )
}
