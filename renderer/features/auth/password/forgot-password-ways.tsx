import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/tabs/tabs.tsx'
import styles from '../dialog/form.module.css'
import { ForgotByEmail, useEmailForm } from './forgot-by-email.tsx'
import { ForgotByPhone, usePhoneForm } from './forgot-by-phone.tsx'
import type { ForgotWay } from './forgot-ways.ts'

/** Reset by phone or by email. Both forms' states are kept here, so that switching tabs loses nothing. */
export function ForgotPasswordWays({ ways }: { ways: readonly [ForgotWay, ...ForgotWay[]] }) {
  const { t } = useTranslation('password')
  const [chosen, choose] = useState(ways[0])
  const phoneForm = usePhoneForm()
  const emailForm = useEmailForm()
  const way = ways.includes(chosen) ? chosen : ways[0]

  const form =
    way === 'phone' ? (
      <ForgotByPhone
        form={phoneForm}
        onUseEmail={ways.includes('email') ? () => choose('email') : undefined}
      />
    ) : (
      <ForgotByEmail form={emailForm} />
    )
  if (ways.length === 1) return form
  return (
    <Tabs
      label={t('forgot.ways')}
      tabs={ways.map((value) => ({ value, label: t(`forgot.by.${value}`) }))}
      value={way}
      onValueChange={choose}
      className={styles.tabs}
    >
      {form}
    </Tabs>
  )
}
