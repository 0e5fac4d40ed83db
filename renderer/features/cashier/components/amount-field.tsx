import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import type { Amount } from '#shared/domain/money.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Field } from '#ui/field/field.tsx'
import { readTypedAmount, writeTypedAmount } from '../model/amount.ts'
import { channelOf, type DepositValues } from '../model/deposit-values.ts'
import type { DeskLayout } from '../model/desk-layout.ts'
import { writeMoney } from '../model/write-money.ts'
import styles from './amount-field.module.css'
import { AmountInput } from './amount-input.tsx'
import { StepHeading } from './step-heading.tsx'

type AmountFieldProps = {
  form: UseFormReturn<DepositValues>
  channels: readonly DepositChannel[]
  layout: DeskLayout
}

/** How much, typed or picked from the channel's presets. */
export function AmountField({ form, channels, layout }: AmountFieldProps) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { control, register, setValue, formState } = form
  const error = useFieldError(control, 'amount')
  const [channelId, typed] = useWatch({ control, name: ['channelId', 'amount'] })
  const channel = channelOf(channels, channelId)
  const chosen = readTypedAmount(typed)
  const limits =
    channel && `${writeMoney(channel.min, tag, 'whole')} – ${writeMoney(channel.max, tag, 'whole')}`

  const set = (amount: Amount) =>
    setValue('amount', writeTypedAmount(amount), { shouldValidate: formState.isSubmitted })
  const { onBlur, ...input } = register('amount')
  const handleBlur: typeof onBlur = async (event) => {
    await onBlur(event)
    if (chosen !== undefined) set(chosen)
  }

  return (
    <section className={styles.amount} data-layout={layout}>
      {layout === 'page' && <StepHeading number={2}>{t('amount')}</StepHeading>}
      <Field
        label={t('amount')}
        hideLabel={layout === 'page'}
        mark={<span className="num">{limits}</span>}
        error={error}
      >
        <AmountInput {...input} onBlur={handleBlur} limits={layout === 'page' ? limits : undefined} />
      </Field>
      <div className={styles.presets}>
        {channel?.presets.map((preset) => (
          <Chip
            key={preset}
            className={styles.preset}
            pressed={preset === chosen}
            onClick={() => set(preset)}
          >
            <span className="num">{writeMoney(preset, tag, 'whole')}</span>
          </Chip>
        ))}
      </div>
    </section>
  )
}
