import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount } from '#lib/forms/amount.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { Button } from '#ui/button/button.tsx'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'

type DepositSubmitProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  busy: boolean
  layout: DeskLayout
}

/** Submits the deposit. Its label names the channel and, in the sheet, the amount. */
export function DepositSubmit({ form, channels, busy, layout }: DepositSubmitProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const [channelId, typed] = useWatch({ control: form.control, name: ['channelId', 'amount'] })
  const channel = channelOf(channels, channelId)?.name ?? ''
  const amount = readTypedAmount(typed)
  return (
    <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={t('sending')}>
      {layout === 'sheet' && amount
        ? t('submitAmount', { amount: writeMoney(amount, tag), channel })
        : t('submit', { channel })}
    </Button>
  )
}
