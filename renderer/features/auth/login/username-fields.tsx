import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { readTyped } from '#shared/domain/read-typed.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { type LoginValues, usesRememberedPassword } from './model/login.ts'

type UsernameFieldsProps = {
  form: UseFormReturn<LoginValues>
  /** The username whose password the desktop's vault has. */
  heldFor: string | undefined
}

export function UsernameFields({ form, heldFor }: UsernameFieldsProps) {
  const { t } = useTranslation('auth')
  const { control, register } = form
  return (
    <>
      <FormField control={control} name="username" label={t('field.username')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...register('username')}
        />
      </FormField>
      <PasswordField form={form} heldFor={heldFor} />
    </>
  )
}

/** Placeholder for a password in the vault. Its length says nothing about the password's. */
const dots = '••••••••'

/** The password field. It may stay empty while the username above is the one whose password the vault has. */
function PasswordField({ form: { control, register }, heldFor }: UsernameFieldsProps) {
  const { t } = useTranslation('auth')
  const [username, password] = useWatch({ control, name: ['username', 'password'], disabled: !heldFor })
  const held = usesRememberedPassword(readTyped({ username, password }), heldFor)
  const { secretStorage } = usePlatform()
  return (
    <FormField
      control={control}
      name="password"
      label={t('field.password')}
      hint={held && t(secretStorage === 'memory' ? 'remember.heldForSession' : 'remember.held')}
    >
      <PasswordInput
        autoComplete="current-password"
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        placeholder={held ? dots : undefined}
        aria-required={!held}
        {...register('password')}
      />
    </FormField>
  )
}
