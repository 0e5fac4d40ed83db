import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { plainRate } from '#lib/forms/rate.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { refusedFieldName } from '#lib/gateway/refused-field.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { type AccountKind, accountKinds } from '#shared/contract/endpoints/agent-register.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import { type RegisterOptions, useCreateAccount } from '../api/use-register-centre.ts'
import { checkNewRate } from '../model/link-values.ts'
import type { MadeAccount } from './account-made.tsx'
import styles from './register-centre.module.css'

type AccountValues = { username: string; password: string; kind: AccountKind; rate: string }
type AccountFormProps = { options: RegisterOptions; onMade: (account: MadeAccount) => void }

/** In the order on screen. */
const fields = ['username', 'password', 'rate'] as const

/** Name, first password, type and rate of a new account. The gateway checks name and password by its own rules. */
export function AccountForm({ options, onMade }: AccountFormProps) {
  const { t } = useTranslation('agentRegister')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  const { mutateAsync, isPending } = useCreateAccount()
  const [failure, setFailure] = useState<string>()
  const highest = formatPercent(options.highestRate, tag)
  const form = useForm<AccountValues>({
    defaultValues: { username: '', password: '', kind: 'member', rate: '0' },
    shouldFocusError: false,
    resolver: messageResolver(({ username, password, rate }) => {
      const rateFault = checkNewRate(rate, options.highestRate)
      return {
        ...(username === '' && { username: t('account.nameMissing') }),
        ...(password === '' && { password: t('account.passwordMissing') }),
        ...(rateFault && { rate: t(`rate.${rateFault}`, { highest }) }),
      }
    }),
  })
  const { control, register } = form
  useFocusFirstError(form, fields)
  const kind = useWatch({ control, name: 'kind' })
  const submit = form.handleSubmit(async ({ username, password, rate, ...rest }) => {
    setFailure(undefined)
    try {
      const account = await mutateAsync({
        ...rest,
        username,
        password,
        rate: plainRate(rate),
      })
      form.reset()
      onMade({ username: account.username, password })
    } catch (error) {
      const named = refusedFieldName(error)
      const field = fields.find((one) => one === named)
      const message = faultMessage(error) ?? ''
      if (field) form.setError(field, { message }, { shouldFocus: true })
      else setFailure(message)
    }
  })
  return (
    <form className={styles.desk} noValidate autoComplete="off" onSubmit={useSubmitOnce(submit)}>
      <div className={styles.fields}>
        <FormField control={control} name="username" label={t('account.name')}>
          <TextInput
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...register('username')}
          />
        </FormField>
        <FormField
          control={control}
          name="password"
          label={t('account.password')}
          hint={t('account.passwordHint')}
        >
          <PasswordInput
            autoComplete="new-password"
            showLabel={t('account.show')}
            hideLabel={t('account.hide')}
            {...register('password')}
          />
        </FormField>
        <Field label={t('account.kind')}>
          <SegmentedControl
            label={t('account.kind')}
            segments={accountKinds
              .filter((value) => options.kinds.includes(value))
              .map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onValueChange={(value) => form.setValue('kind', value)}
          />
        </Field>
        <FormField control={control} name="rate" label={t('rate.label')} hint={t('rate.hint', { highest })}>
          <TextInput inputMode="decimal" autoComplete="off" suffix="%" {...register('rate')} />
        </FormField>
      </div>
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" block busy={isPending} busyLabel={t('account.busy')}>
        {t('account.submit')}
      </Button>
    </form>
  )
}
