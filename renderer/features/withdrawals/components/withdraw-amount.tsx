import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { WithdrawalTerms } from '#shared/contract/endpoints/withdrawals.ts'
import { compareAmounts } from '#shared/domain/money.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { StepHeading } from '#ui/step-heading/step-heading.tsx'
import { largestOrder, type WithdrawalValues } from '../model/check-withdrawal.ts'

type WithdrawAmountProps = { form: UseFormReturn<WithdrawalValues>; terms: WithdrawalTerms }

/** The amount, typed or picked: some that can be paid out now, and all of it. */
export function WithdrawAmount({ form: { control }, terms }: WithdrawAmountProps) {
  const { t } = useTranslation('withdrawals')
  const { tag } = useLanguage()
  const { onChange, ...field } = useController({ control, name: 'amount' }).field
  const error = useFieldError(control, 'amount')
  const most = largestOrder(terms)
  const presets = terms.presets.filter((preset) => most && compareAmounts(preset, most) <= 0)
  return (
    <section>
      <StepHeading number={2}>{t('form.amount')}</StepHeading>
      <AmountField
        label={t('form.amount')}
        hideLabel
        error={error}
        {...field}
        onValueChange={onChange}
        limits={`${writeMoney(terms.min, tag, 'whole')} – ${writeMoney(terms.max, tag, 'whole')}`}
        presets={presets}
        all={
          most && {
            amount: most,
            label: (
              <>
                <span>{t('form.all')}</span> <span className="num">{writeMoney(most, tag)}</span>
              </>
            ),
          }
        }
      />
    </section>
  )
}
