import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'

type DepositAmountProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  layout: DeskLayout
}

/** The amount, typed or picked from the channel's presets. */
export function DepositAmount({ form: { control }, channels, layout }: DepositAmountProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { onChange, ...field } = useController({ control, name: 'amount' }).field
  const error = useFieldError(control, 'amount')
  const channel = channelOf(channels, useWatch({ control, name: 'channelId' }))
  const limits =
    channel && `${writeMoney(channel.min, tag, 'whole')} – ${writeMoney(channel.max, tag, 'whole')}`
  const page = layout === 'page'
  return (
    <section>
      {page && <StepHeading number={2}>{t('amount')}</StepHeading>}
      <AmountField
        label={t('amount')}
        hideLabel={page}
        mark={<span className="num">{limits}</span>}
        error={error}
        {...field}
        onValueChange={onChange}
        limits={page ? limits : undefined}
        presets={channel?.presets}
        columns={page ? undefined : 3}
      />
    </section>
  )
}
