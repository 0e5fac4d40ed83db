import { about } from 'virtual:brand-late'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card/card.tsx'
import styles from './responsible-page.module.css'

/** Whom to call about problem gambling. Renders nothing if the brand's market has no helpline. */
export function Helpline() {
  const { t } = useTranslation('responsible')
  if (!about.helpline) return null
  const { name, phone } = about.helpline
  return (
    <Card className={styles.card}>
      <h3>{name}</h3>
      <p>{t('helpline')}</p>
      <a className={`fig ${styles.phone}`} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <Phone />
        <span>{phone}</span>
      </a>
    </Card>
  )
}
