import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { showDialog } from '#ui/message-dialog/show-dialog.ts'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import { TextInput } from '#ui/text-input/text-input.tsx'
import styles from '../dialog/form.module.css'
import { type ByEmailValues, checkByEmail, fieldOfEmailFault, maskEmail } from './forgot-password.ts'
import { LogInNote } from './log-in-note.tsx'
import { useFieldMessages } from './use-field-message.ts'
import { usePasswordRefusal } from './use-password-refusal.ts'

const order = ['username', 'email'] as const

/** The form's state. Used above the tabs, so that it outlives its own tab. */
export function useEmailForm(): UseFormReturn<ByEmailValues> {
  const { messagesOf } = useFieldMessages()
  return useForm<ByEmailValues>({
    defaultValues: { username: '', email: '' },
    shouldFocusError: false,
    resolver: messageResolver((values) => messagesOf(checkByEmail(values))),
  })
}

/** Asks for the username and its email address. The gateway sends a new password there. */
export function ForgotByEmail({ form }: { form: UseFormReturn<ByEmailValues> }) {
  const { t } = useTranslation('password')
  const refusal = usePasswordRefusal()
  const gateway = useGateway()
  const close = useOverlays((state) => state.close)
  const [failure, setFailure] = useState<string>()
  const { control, register, formState } = form
  useFocusFirstError(form, order)

  const send = async (values: ByEmailValues) => {
    setFailure(undefined)
    const { username, email } = values
    try {
      await gateway.call(member.forgotByEmail, { username, email })
    } catch (error) {
      const place = fieldOfEmailFault(error)
      const message = refusal(error)
      if (place === undefined) return setFailure(message)
      return form.setError(place, { message })
    }
    close()
    void showDialog({
      icon: <MailCheck />,
      title: t('forgot.sent'),
      text: t('forgot.sentBody', { address: maskEmail(email) }),
      buttons: [{ id: 'ok', label: t('forgot.ok') }],
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      <FormField control={control} name="username" label={t('field.username')}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...register('username')}
        />
      </FormField>
      <FormField control={control} name="email" label={t('field.email')} hint={t('forgot.emailHint')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('placeholder.email')}
          aria-required
          {...register('email')}
        />
      </FormField>
      <SubmitFooter busy={formState.isSubmitting} busyLabel={t('forgot.sending')} note={<LogInNote />}>
        {t('forgot.sendNew')}
      </SubmitFooter>
    </form>
  )
}
