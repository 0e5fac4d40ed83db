import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { checkRate, keptRate } from '#lib/forms/rate.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import type { ContractOverview } from '../api/use-contracts.ts'
import { isOfferable, lowestRate, type OfferValues } from '../model/offer-values.ts'
import styles from './contract-form.module.css'

type RateStepProps = {
  number: number
  form: UseFormReturn<OfferValues>
  kind: 'offer' | 'request'
  name: string
  overview: ContractOverview
  /** The highest rate for a period. */
  highestOf: (period: OfferValues['period']) => string
}

/**
 * The rate of an offer or request. Beside an offer are the agent's own rate and what the agent keeps; beside a request
 * is the present rate.
 */
export function RateStep({ number, form, kind, name, overview, highestOf }: RateStepProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const { control, register } = form
  const [rate, period] = useWatch({ control, name: ['rate', 'period'] })
  const highest = highestOf(period)
  const isOffer = kind === 'offer'
  const own = isOffer ? highest : overview.current?.rate
  const isFine = checkRate(rate, { lowest: lowestRate, highest }) === undefined
  const bounds = { lowest: formatPercent(lowestRate, tag), highest: formatPercent(highest, tag) }
  return (
    <NumberedStep number={number} title={t('term.rate')}>
      <div className={styles.rates}>
        <p>
          <span>{t(isOffer ? 'form.yours' : 'terms.now')}</span>
          <b className="num">{own === undefined ? '–' : formatPercent(own, tag)}</b>
        </p>
        <FormField
          control={control}
          name="rate"
          label={isOffer ? t('form.for', { name: name || t('form.them') }) : t('terms.new')}
          hint={
            isOffer ? t(isOfferable(highest) ? 'form.bounds' : 'fault.none', bounds) : t('form.askedBounds')
          }
        >
          <TextInput inputMode="decimal" autoComplete="off" maxLength={8} suffix="%" {...register('rate')} />
        </FormField>
        {isOffer && (
          <p>
            <span>{t('form.keep')}</span>
            <b className="num">{isFine ? formatPercent(keptRate(highest, rate), tag) : '–'}</b>
          </p>
        )}
      </div>
    </NumberedStep>
  )
}
