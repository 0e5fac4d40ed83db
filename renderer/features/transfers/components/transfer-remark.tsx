import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { longestRemark } from '#shared/contract/endpoints/transfers.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { remarkLength, type TransferValues } from '../model/transfer-values.ts'

/** A note to the recipient, optional. */
export function TransferRemark({ form: { control, register } }: { form: UseFormReturn<TransferValues> }) {
  const { t } = useTranslation('transfers')
  const used = remarkLength(useWatch({ control, name: 'remark' }))
  return (
    <FormField
      control={control}
      name="remark"
      label={t('remark')}
      mark={<span className="num">{t('remarkCount', { used, limit: longestRemark })}</span>}
    >
      <TextInput autoComplete="off" {...register('remark')} />
    </FormField>
  )
}
