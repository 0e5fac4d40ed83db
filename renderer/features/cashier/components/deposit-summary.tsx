import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Card } from '#ui/card/card.tsx'
import type { DepositValues } from '../model/deposit-values.ts'
import { DepositFacts } from './deposit-facts.tsx'
import styles from './deposit-form.module.css'
import { DepositSubmit } from './deposit-submit.tsx'

type DepositSummaryProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  busy: boolean
  /** Notices shown above the button. */
  children: ReactNode
}

/** The figures of the deposit beside its steps, with the button. */
export function DepositSummary({ form, channels, busy, children }: DepositSummaryProps) {
  const { t } = useTranslation('cashier')
  return (
    <Card className={styles.summary}>
      <h2>{t('summary.title')}</h2>
      <DepositFacts form={form} channels={channels} />
      {children}
      <DepositSubmit form={form} channels={channels} busy={busy} layout="page" />
      <p className="tiny faint">{t('summary.note')}</p>
    </Card>
  )
}
