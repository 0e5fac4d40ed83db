import { type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { contractPeriods } from '#shared/contract/endpoints/agent-contracts.ts'
import { NumberedStep } from '#ui/numbered-step/numbered-step.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { ContractOverview } from '../api/use-contracts.ts'
import type { OfferValues } from '../model/offer-values.ts'

type PeriodStepProps = {
  number: number
  form: UseFormReturn<OfferValues>
  bounds: ContractOverview['bounds']
}

/** How often the contract is settled, and when it would start. */
export function PeriodStep({ number, form: { control }, bounds }: PeriodStepProps) {
  const { t } = useTranslation('agentContracts')
  const { tag } = useLanguage()
  const { value, onChange } = useController({ control, name: 'period' }).field
  const starts = bounds.find(({ period }) => period === value)?.starts
  return (
    <NumberedStep number={number} title={t('form.period')}>
      <SegmentedControl
        label={t('term.period')}
        segments={contractPeriods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
        value={value}
        onValueChange={onChange}
      />
      {starts !== undefined && (
        <p className="small muted">{t('form.starts', { day: formatDate(starts, tag) })}</p>
      )}
    </NumberedStep>
  )
}
