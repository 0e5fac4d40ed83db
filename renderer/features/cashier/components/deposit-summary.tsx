import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import styles from './deposit-form.module.css'
import { DepositSubmit } from './deposit-submit.tsx'

type DepositSummaryProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  busy: boolean
  /** Notices shown above the button. */
  children: ReactNode
}

/** The amounts of the deposit, before it is sent. */
export function DepositSummary({ form, channels, busy, children }: DepositSummaryProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const [channelId, typed] = useWatch({ control: form.control, name: ['channelId', 'amount'] })
  const feeText = channelOf(channels, channelId)?.feeText
  const amount = readTypedAmount(typed)
  const figure = amount ? writeMoney(amount, tag) : '–'
  return (
    <Card className={styles.summary}>
      <h2>{t('summary.title')}</h2>
      <Facts>
        <Fact name={t('summary.pay')}>{figure}</Fact>
        {feeText && <Fact name={t('summary.fee')}>{feeText}</Fact>}
        <Fact name={t('summary.credited')} total>
          {figure}
        </Fact>
      </Facts>
      {children}
      <DepositSubmit form={form} channels={channels} busy={busy} layout="page" />
      <p className="tiny faint">{t('summary.note')}</p>
    </Card>
  )
}
