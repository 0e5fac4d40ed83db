import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { PayoutAccount } from '#shared/contract/endpoints/payout.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { figuresOf, type WithdrawalValues } from '../model/check-withdrawal.ts'
import styles from './withdraw-form.module.css'

type WithdrawSummaryProps = {
  form: UseFormReturn<WithdrawalValues>
  terms: WithdrawalTerms
  accounts: readonly PayoutAccount[]
  /** There is no payment password yet. */
  disabled: boolean
  /** Notices shown above the button. */
  children: ReactNode
}

/** Every figure of the withdrawal, before it is confirmed. */
export function WithdrawSummary({ form, terms, accounts, disabled, children }: WithdrawSummaryProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const [accountId, typed] = useWatch({ control: form.control, name: ['accountId', 'amount'] })
  const figures = figuresOf(typed, terms)
  const write = (amount: string | undefined) =>
    amount === undefined || amount.startsWith('-') ? '–' : writeMoney(amount, tag)
  const account = accounts.find((other) => other.accountId === accountId)
  return (
    <Card className={styles.summary}>
      <h3>{t('summary.title')}</h3>
      <Facts>
        <Fact name={t('summary.amount')}>{write(figures?.amount)}</Fact>
        <Fact name={t('summary.fee')}>{write(terms.fee.next)}</Fact>
        <Fact name={t('summary.left')}>{write(figures?.left)}</Fact>
        <Fact name={account ? t('summary.on', { account: account.bankName }) : t('summary.received')} total>
          {write(figures?.received)}
        </Fact>
      </Facts>
      {children}
      <Button type="submit" variant="primary" size="lg" block disabled={disabled}>
        {figures
          ? t('summary.submitAmount', { amount: writeMoney(figures.amount, tag) })
          : t('summary.submit')}
      </Button>
      <p className="tiny faint">{t('summary.final')}</p>
    </Card>
  )
}
