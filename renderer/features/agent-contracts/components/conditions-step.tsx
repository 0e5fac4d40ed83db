import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { readTypedAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import { useFieldError } from '#lib/forms/use-field-error.ts'
import { withoutCurrency } from '#lib/forms/without-currency.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { currencySign } from '#lib/i18n/write-money.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ContractFigures } from '#shared/contract/endpoints/agent-contract-schemas.ts'
import { Field } from '#ui/field/field.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import type { OfferValues } from '../model/offer-values.ts'
import styles from './contract-form.module.css'

type ConditionsStepProps = {
  number: number
  form: UseFormReturn<OfferValues>
  /** Figures of the account that the contract is for, of the running period and of the month before. */
  figures: ContractFigures | undefined
  lastMonth: ContractFigures | undefined
}

/** What the team must reach in a period, with what it has reached lately. */
export function ConditionsStep({ number, form, figures, lastMonth }: ConditionsStepProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const { control, register } = form
  const members = (of: ContractFigures) => formatCount(of.activeMembers, tag)
  const hint = (write: (of: ContractFigures) => string) => {
    if (lastMonth) return t('form.lastMonth', { figure: write(lastMonth) })
    return figures && t('form.soFar', { figure: write(figures) })
  }
  return (
    <NumberedStep number={number} title={t('form.conditions')}>
      <p className="small muted">{t('form.conditionsHint')}</p>
      <div className={styles.conditions}>
        <FormField
          control={control}
          name="activeMembers"
          label={t('form.least', { term: t('term.activeMembers') })}
          hint={hint(members)}
        >
          <TextInput inputMode="numeric" autoComplete="off" maxLength={7} {...register('activeMembers')} />
        </FormField>
        {(['validBet', 'netProfit'] as const).map((name) => (
          <ConditionAmount
            key={name}
            name={name}
            control={control}
            hint={hint((of) => formatCurrency(of[name], money))}
          />
        ))}
      </div>
    </NumberedStep>
  )
}

type ConditionAmountProps = Pick<UseFormReturn<OfferValues>, 'control'> & {
  name: 'validBet' | 'netProfit'
  hint: string | undefined
}

function ConditionAmount({ control, name, hint }: ConditionAmountProps) {
  const { t } = useTranslation('agentContracts')
  const { value, onChange, onBlur, ref } = useController({ control, name }).field
  const error = useFieldError(control, name)
  const { tag } = useLanguage()
  const handleBlur = () => {
    const amount = readTypedAmount(value)
    if (amount) onChange(writeTypedAmount(amount))
    onBlur()
  }
  return (
    <Field label={t('form.least', { term: t(`term.${name}`) })} hint={hint} error={error}>
      <TextInput
        ref={ref}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        lead={<span aria-hidden="true">{currencySign(tag)}</span>}
        value={value}
        onChange={({ target }) => onChange(withoutCurrency(target.value))}
        onBlur={handleBlur}
      />
    </Field>
  )
}
