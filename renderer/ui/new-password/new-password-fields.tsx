import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { PasswordRules } from './password-rules.tsx'

type NewPasswordFieldsProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control' | 'register'>
  name: FieldPath<Values>
  confirmName: FieldPath<Values>
  rule: FieldRule
}

/** Fields for a new password, with its rules, and its confirmation. */
export function NewPasswordFields<Values extends FieldValues>({
  form: { control, register },
  name,
  confirmName,
  rule,
}: NewPasswordFieldsProps<Values>) {
  const { t } = useTranslation('password')
  const labels = { showLabel: t('field.show'), hideLabel: t('field.hide') }
  return (
    <>
      <FormField
        control={control}
        name={name}
        label={t('field.new')}
        extra={<PasswordRules control={control} name={name} rule={rule} />}
      >
        <PasswordInput
          autoComplete="new-password"
          aria-required
          {...labels}
          {...register(name, { deps: confirmName })}
        />
      </FormField>
      <FormField control={control} name={confirmName} label={t('field.confirm')}>
        <PasswordInput autoComplete="new-password" aria-required {...labels} {...register(confirmName)} />
      </FormField>
    </>
  )
}
