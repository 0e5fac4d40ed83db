import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { type LoginValues, usesHeld } from './model/login.ts'

type UsernameFieldsProps = {
  form: UseFormReturn<LoginValues>
  /** The username whose password the desktop's vault holds. */
  heldFor: string | undefined
}

/** Username and password. */
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

/** What stands in the field of a password that is held elsewhere: it says that there is one, not how long it is. */
const dots = '••••••••'

/** The password; empty where the vault's will do, as long as its owner's name stands above. */
function PasswordField({ form: { control, register }, heldFor }: UsernameFieldsProps) {
  const { t } = useTranslation('auth')
  const [username, password] = useWatch({ control, name: ['username', 'password'], disabled: !heldFor })
  const held = usesHeld({ username, password }, heldFor)
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
