import { brand } from 'virtual:brand'
import { about } from 'virtual:brand-late'
import { Gamepad2, Gift, Headset, MonitorSmartphone, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import styles from './claims.module.css'

const claims = [
  { claim: 'games', Icon: Gamepad2 },
  { claim: 'daily', Icon: Gift },
  { claim: 'service', Icon: Headset },
  { claim: 'security', Icon: ShieldCheck },
  { claim: 'everywhere', Icon: MonitorSmartphone },
] as const

/** The brand's claims about itself, with figures from the brand file. */
export function Claims() {
  const { t } = useTranslation('sections')
  const { tag } = useLanguage()
  const figures = {
    games: formatCount(about.claims.games, tag),
    studios: formatCount(about.claims.studios, tag),
    bits: about.claims.encryptionBits,
  }
  return (
    <ul className={styles.claims} aria-label={t('claims.title', { brand: brand.title })}>
      {claims.map(({ claim, Icon }) => (
        <li key={claim}>
          <Icon />
          <div>
            <h3>{t(`claims.${claim}`, figures)}</h3>
            <p>{t(`claims.${claim}Text`, figures)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
