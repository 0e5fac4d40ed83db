import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import type { TransferRecipient } from '#shared/contract/endpoints/transfers.ts'
import { isZero, subtractAmounts } from '#shared/domain/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import type { TransferOptions } from '../api/use-transfers.ts'
import { checkTransfer, type TransferValues } from '../model/transfer-values.ts'
import styles from './transfer-form.module.css'

type TransferSummaryProps = {
  form: UseFormReturn<TransferValues>
  options: TransferOptions
  upline: TransferRecipient | null
  /** Notices shown above the button. */
  children: ReactNode
}

/** What can be transferred, what is locked, what will be left, and what the recipient gets. */
export function TransferSummary({ form, options, upline, children }: TransferSummaryProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const { isSubmitting } = form.formState
  const [to, typed] = useWatch({ control: form.control, name: ['to', 'amount'] })
  const amount = readTypedAmount(typed)
  const { data: balance } = useQuery(memberQueries(useGateway()).balance())
  const goes = checkTransfer(typed, options) === undefined
  const gets = to === 'upline' ? t('summary.gets', { name: upline?.name ?? '' }) : t('summary.downlineGets')
  const isLocked = !isZero(options.locked)
  return (
    <Card className={styles.summary}>
      <h3>{t('summary.title')}</h3>
      <Facts>
        <Fact name={t('summary.free')}>{writeMoney(options.free, tag)}</Fact>
        {isLocked && <Fact name={t('summary.locked')}>{writeMoney(options.locked, tag)}</Fact>}
        <Fact name={t('summary.dayLeft')}>{writeMoney(options.dayLeft, tag)}</Fact>
        <Fact name={t('summary.after')}>
          {goes && amount && balance ? writeMoney(subtractAmounts(balance.sumBalance, amount), tag) : '–'}
        </Fact>
        <Fact name={gets} total>
          {amount ? writeMoney(amount, tag) : '–'}
        </Fact>
      </Facts>
      {children}
      <Button type="submit" variant="primary" size="lg" block busy={isSubmitting}>
        {t('review')}
      </Button>
      <p className="tiny faint">{t('summary.note')}</p>
    </Card>
  )
}
