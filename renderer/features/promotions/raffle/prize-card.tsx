import { PartyPopper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { RaffleDraw } from '#shared/contract/endpoints/promotions.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './raffle-stage.module.css'
import type { PrizeClaim } from './use-prize-claim.ts'
import { usePrizeText } from './use-prize-text.ts'

type PrizeCardProps = {
  promotionId: string
  /** The prize to claim; `more` others wait behind it. */
  prize: RaffleDraw
  more: number
  turnover: number
  claim: PrizeClaim
}

/** The prize that waits to be claimed, with its deadline and its turnover. */
export function PrizeCard({ promotionId, prize, more, turnover, claim }: PrizeCardProps) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const prizeText = usePrizeText()
  const gain = prizeText(prize, 'exact')
  const { claimUntil, number } = prize
  const { step } = claim.state
  return (
    <div className={styles.won}>
      <span className={styles.icon}>
        <PartyPopper />
      </span>
      <div className="grow">
        <b>{t('raffle.yours', { gain })}</b>
        <small>
          {claimUntil !== null && (
            <span>{t('raffle.claimUntil', { time: formatDayTime(claimUntil, tag) })}</span>
          )}{' '}
          {prize.amount !== null && <span>{t('raffle.turnover', { times: turnover })}</span>}
        </small>
        {more > 0 && <small>{t('raffle.more', { count: more })}</small>}
      </div>
      <Button
        variant="primary"
        busy={step === 'sending'}
        busyLabel={t('claim.sending')}
        disabled={step === 'unknown'}
        onClick={() => claim.claim({ promotionId, number })}
      >
        {t('claim.press', { gain })}
      </Button>
    </div>
  )
}
