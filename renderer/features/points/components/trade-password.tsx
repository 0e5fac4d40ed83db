import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'

type TradePasswordProps<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, 'control' | 'register'>
  name: FieldPath<Values>
}

/** The login password, which each trade asks for. */
export function TradePassword<Values extends FieldValues>({ form, name }: TradePasswordProps<Values>) {
  const { t } = useTranslation(['points', 'password'])
  return (
    <FormField control={form.control} name={name} label={t('trade.password')} hint={t('trade.passwordHint')}>
      <PasswordInput
        autoComplete="current-password"
        showLabel={t('password:field.show')}
        hideLabel={t('password:field.hide')}
        aria-required
        {...form.register(name)}
      />
    </FormField>
  )
}
