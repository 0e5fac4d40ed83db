import { brand } from 'virtual:brand'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/card/card.tsx'
import styles from './responsible-page.module.css'

/** Whom to call about problem gambling. Renders nothing if the brand's market has no helpline. */
export function Helpline() {
  const { t } = useTranslation('responsible')
  if (!brand.helpline) return null
  const { name, phone } = brand.helpline
  return (
    <Card className={styles.card}>
      <h3>{name}</h3>
      <p>{t('helpline')}</p>
      <a className={`fig ${styles.phone}`} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <Phone />
        {phone}
      </a>
    </Card>
  )
}
