import { Check, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import styles from './password-section.module.css'

const rules = ['old', 'others', 'never'] as const

/** The login password: what changing it does, and the dialog that changes it. */
export function PasswordSection() {
  const { t } = useTranslation('account')
  const show = useOverlays((state) => state.show)
  return (
    <Card className={styles.card}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <Check />
            <span>{t(`password.${rule}`)}</span>
          </li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => show({ name: 'changePassword' })}>
        <KeyRound />
        <span>{t('password.change')}</span>
      </Button>
    </Card>
  )
}
