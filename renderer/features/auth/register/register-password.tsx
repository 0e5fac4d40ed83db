import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordRules } from '#ui/new-password/password-rules.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { digitKeys } from './model/field-input.ts'
import type { RegistrationValues } from './model/registration-fields.ts'

type RegisterPasswordProps = {
  form: Pick<UseFormReturn<RegistrationValues>, 'control' | 'register'>
  name: 'password' | 'confirmPassword' | 'paymentPassword'
  rule: FieldRule
  placeholder: string
}

/** One of the password fields. The login password lists its rules and which of them are met. */
export function RegisterPassword({
  form: { control, register },
  name,
  rule,
  placeholder,
}: RegisterPasswordProps) {
  const { t } = useTranslation('register')
  const payment = name === 'paymentPassword'
  return (
    <FormField
      control={control}
      name={name}
      label={t(`field.${name}`)}
      hint={payment && t('hint.paymentPassword')}
      extra={name === 'password' && <PasswordRules control={control} name={name} rule={rule} />}
    >
      <PasswordInput
        // No code of a message either, for which the form has another field.
        autoComplete={payment ? 'off' : 'new-password'}
        isOther={payment}
        {...(payment && digitKeys(rule))}
        placeholder={placeholder}
        aria-required
        showLabel={t(payment ? 'field.showPaymentPassword' : 'field.showPassword')}
        hideLabel={t(payment ? 'field.hidePaymentPassword' : 'field.hidePassword')}
        {...register(name, name === 'password' ? { deps: 'confirmPassword' } : {})}
      />
    </FormField>
  )
}
