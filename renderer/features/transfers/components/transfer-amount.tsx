import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import type { TransferOptions } from '../api/use-transfers.ts'
import { presetsWithin, type TransferValues } from '../model/transfer-values.ts'

type TransferAmountProps = { form: UseFormReturn<TransferValues>; options: TransferOptions }

/** The amount, within the limits of one transfer. */
export function TransferAmount({ form: { control }, options }: TransferAmountProps) {
  const { t } = useTranslation('transfers')
  const { tag } = useLanguage()
  const { onChange, ...field } = useController({ control, name: 'amount' }).field
  const error = useFieldError(control, 'amount')
  const presets = presetsWithin(options)
  return (
    <NumberedStep number={2} title={t('amount')}>
      <AmountField
        label={t('amount')}
        hideLabel
        error={error}
        {...field}
        onValueChange={onChange}
        limits={`${writeMoney(options.min, tag, 'whole')} – ${writeMoney(options.max, tag, 'whole')}`}
        presets={presets}
      />
    </NumberedStep>
  )
}
