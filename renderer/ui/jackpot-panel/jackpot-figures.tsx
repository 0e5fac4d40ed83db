import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useJackpots } from '#lib/games/use-jackpots.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import styles from './jackpot-panel.module.css'
import { rollingFigure } from './rolling-figure.tsx'

const smallPots = ['major', 'minor'] as const
/** Created once, so that a tick re-renders only the figures. */
const infoSign = <Info />

/** All jackpots in one component, so that a tick re-renders nothing else. */
export function JackpotFigures() {
  const { t } = useTranslation('facts')
  const { tag } = useLanguage()
  const jackpots = useJackpots()
  const shownPots = jackpots ? smallPots.filter((pot) => jackpots[pot]) : smallPots
  return (
    <>
      <div className={styles.label}>
        <span>{t('jackpot.grand')}</span>
        {jackpots?.grand && (
          <small>
            {infoSign}
            <span>{t(jackpots.grand.indicative ? 'jackpot.indicative' : 'jackpot.between')}</span>
          </small>
        )}
      </div>
      <div className={styles.grand}>
        {jackpots?.grand ? rollingFigure(formatMoney(jackpots.grand.amount, tag)) : '\u00a0'}
      </div>
      <dl className={styles.rest}>
        {shownPots.map((pot) => (
          <div key={pot}>
            <dt>{t(`jackpot.${pot}`)}</dt>
            <dd className="fig">{jackpots?.[pot] ? formatMoney(jackpots[pot].amount, tag) : '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
