import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { compareAmounts, fromMinor } from '#shared/domain/money.ts'
import { Card } from '#ui/card/card.tsx'
import styles from './withdraw-form.module.css'

type WithdrawRulesProps = { terms: WithdrawalTerms; holder: string | null }

/** Limits, fee, who reviews and how long. */
export function WithdrawRules({ terms, holder }: WithdrawRulesProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const money = (amount: string) => writeMoney(amount, tag)
  const { min, max, day, fee, reviewSeconds, answerMinutes } = terms
  const isFree = compareAmounts(fee.usual, fromMinor(0)) === 0
  return (
    <Card>
      <h3>{t('rules.title')}</h3>
      <ul className={styles.rules}>
        <li>{t('rules.order', { min: money(min), max: money(max) })}</li>
        <li>{t('rules.day', { amount: money(day.amount), left: money(day.amountLeft) })}</li>
        <li>{t('rules.orders', { left: day.countLeft, most: day.count })}</li>
        <li>
          {isFree
            ? t('rules.noFee')
            : fee.free > 0
              ? t('rules.feeAfter', { fee: money(fee.usual), free: fee.free, left: fee.freeLeft })
              : t('rules.fee', { fee: money(fee.usual) })}
        </li>
        <li>
          {t(reviewSeconds === null ? 'rules.reviewPeople' : 'rules.reviewSystem', {
            minutes: Math.ceil((reviewSeconds ?? 0) / 60),
          })}
        </li>
        <li>{t('rules.answer', { minutes: answerMinutes })}</li>
        {holder !== null && <li>{t('rules.holder', { holder })}</li>}
      </ul>
    </Card>
  )
}
