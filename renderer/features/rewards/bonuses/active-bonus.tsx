import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Bonus } from '#shared/contract/endpoints/bonuses.ts'
import { Button } from '#ui/button/button.tsx'
import { Money } from '#ui/money/money.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './bonuses.module.css'
import { useGamesText } from './use-games-text.ts'

type ActiveBonusProps = { bonus: Bonus; busy: boolean; onGiveUp: () => void }

/** A bonus whose turnover is open. */
export function ActiveBonus({ bonus, busy, onGiveUp }: ActiveBonusProps) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  const games = useGamesText()
  const { title, amount, time, required, done, left, gameTypes, held, largestBet } = bonus
  const progress = t('bonus.progress', {
    done: formatCurrency(done, money),
    required: formatCurrency(required, money),
  })
  return (
    <li className={styles.card}>
      <div className={styles.spread}>
        <b>{title}</b>
        <b className="fig">
          <Money amount={amount} {...money} />
        </b>
      </div>
      <small>
        <span className="num">{formatMoment(time)}</span>
        <span>{` · ${games(gameTypes)}`}</span>
      </small>
      {held !== undefined && (
        <b className="small num">{t('bonus.holds', { amount: formatCurrency(held, money) })}</b>
      )}
      {largestBet != null && (
        <small className="num">{t('bonus.betUpTo', { amount: formatCurrency(largestBet, money) })}</small>
      )}
      <Progress
        label={t('bonus.turnoverOf', { title })}
        text={progress}
        share={Number(done) / Number(required)}
        tone="primary"
      />
      <div className={styles.spread}>
        <small className="num">{progress}</small>
        <b className="small num">{t('bonus.leftOver', { amount: formatCurrency(left, money) })}</b>
      </div>
      <Button
        size="sm"
        variant="quiet"
        disabled={busy}
        aria-label={t('giveUp.of', { title })}
        onClick={onGiveUp}
        className={styles.giveUp}
      >
        {t('giveUp.button')}
      </Button>
    </li>
  )
}
