import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositBonus, DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { bonusClosed, bonusFault } from '../model/bonus-fault.ts'
import { depositFigures } from '../model/deposit-figures.ts'
import styles from './bonus-choice.module.css'
import { useGameNames } from './use-game-names.ts'

type BonusOptionProps = {
  bonus: DepositBonus
  channel: DepositChannel | undefined
  /** As typed. */
  amount: string
  radio: UseFormRegisterReturn
  chosen: boolean
}

/** A bonus with its terms, and what it comes to for the typed amount or why the deposit doesn't get it. */
export function BonusOption({ bonus, channel, amount, radio, chosen }: BonusOptionProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const gameNames = useGameNames()
  const channelId = channel?.channelId ?? ''
  const fault = bonusFault(bonus, { channelId, amount })
  const typed = readTypedAmount(amount)
  const fits = fault === undefined && typed !== undefined && channel !== undefined
  const figure = fits && `+${writeMoney(depositFigures(typed, channel, bonus).bonus, tag)}`
  const reason =
    fault &&
    t(`bonus.why.${fault}`, { channel: channel?.name ?? '', min: writeMoney(bonus.min, tag, 'whole') })
  return (
    <label className={styles.bonus} data-closed={fault === undefined ? undefined : ''}>
      <input
        type="radio"
        value={bonus.bonusId}
        {...radio}
        disabled={!chosen && bonusClosed(bonus, channelId) !== undefined}
      />
      <i className={styles.dot} />
      <span>
        <b>{bonus.title}</b>
        <small>
          {bonus.most !== null && (
            <span>{`${t('bonus.most', { most: writeMoney(bonus.most, tag, 'whole') })} `}</span>
          )}
          {bonus.gameTypes && <span>{`${t('bonus.games', { games: gameNames(bonus.gameTypes) })} `}</span>}
          <span>{t('bonus.turnover', { times: bonus.turnover })}</span>
          {bonus.largestBet != null && (
            <span>{` ${t('bonus.largestBet', { amount: writeMoney(bonus.largestBet, tag, 'whole') })}`}</span>
          )}
        </small>
      </span>
      <span className={styles.figure}>
        {reason ? <small>{reason}</small> : <b className="fig">{figure}</b>}
      </span>
    </label>
  )
}
