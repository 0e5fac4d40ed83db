import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProfileValues } from '#shared/domain/profile-check.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { Select } from '#ui/select/select.tsx'

type ChoiceFieldProps = {
  form: UseFormReturn<ProfileValues>
  name: 'occupation' | 'incomeSource'
  /** Undefined until loaded. */
  choices: readonly { id: string; name: string }[] | undefined
}

/** A choice from a list of the gateway's. It may be left empty. */
export function ChoiceField({ form: { control, register, getValues }, name, choices }: ChoiceFieldProps) {
  const { t } = useTranslation('account')
  const chosen = getValues(name)
  return (
    <FormField control={control} name={name} label={t(`profile.field.${name}`)}>
      {/* Mounted anew with its options, because a select can't show a value that it has no option for. */}
      <Select key={choices ? 'loaded' : 'loading'} aria-busy={!choices} {...register(name)}>
        <option value="">{t('profile.choose')}</option>
        {choices?.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {!choices && chosen && <option value={chosen}>{'\u2026'}</option>}
      </Select>
    </FormField>
  )
}
