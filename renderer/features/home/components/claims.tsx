import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { Gamepad2, Gift, Headset, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import styles from './claims.module.css'

const claims = [
  { claim: 'games', Icon: Gamepad2, figures: ['games', 'studios'] },
  { claim: 'promotions', Icon: Gift, figures: [] },
  { claim: 'service', Icon: Headset, figures: [] },
  { claim: 'security', Icon: ShieldCheck, figures: ['encryptionBits'] },
  { claim: 'everywhere', Icon: MonitorSmartphone, figures: [] },
] as const

/** The brand's claims about itself. One with figures is made only where the brand file has them. */
export function Claims() {
  const { t } = useTranslation('sections')
  const { tag } = useLanguage()
  const { games = 0, studios = 0, encryptionBits: bits = 0 } = about.claims
  const values = { games: formatCount(games, tag), studios: formatCount(studios, tag), bits }
  const made = claims.filter(({ figures }) => figures.every((figure) => about.claims[figure] !== undefined))
  return (
    <ul className={styles.claims} aria-label={t('claims.title', { brand: brand.title })}>
      {made.map(({ claim, Icon }) => (
        <li key={claim}>
          <Icon />
          <div>
            <h3>{t(`claims.${claim}`, values)}</h3>
            <p>{t(`claims.${claim}Text`, values)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
