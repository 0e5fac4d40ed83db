import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card/card.tsx'
import type { RegisterOptions } from '../api/use-register-centre.ts'
import { AccountForm } from './account-form.tsx'
import { AccountMade, type MadeAccount } from './account-made.tsx'
import styles from './register-centre.module.css'

/** Creates an account below the agent, and shows its first password once. */
export function AccountDesk({ options }: { options: RegisterOptions }) {
  const { t } = useTranslation('agentRegister')
  const [made, setMade] = useState<MadeAccount>()
  return (
    <Card>
      <section className={styles.desk} aria-label={t('account.title')}>
        <header className="spread">
          <h3>{t('account.title')}</h3>
          <span className="small muted">{t('account.left', { count: options.accountsLeft })}</span>
        </header>
        {made ? (
          <AccountMade account={made} onAnother={() => setMade(undefined)} />
        ) : (
          <AccountForm options={options} onMade={setMade} />
        )}
      </section>
    </Card>
  )
}
