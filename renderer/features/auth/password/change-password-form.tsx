import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { checkNewPassword, passwordRule } from '#lib/forms/new-password.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { retainedPassword, retainPassword } from '#lib/session/retained-password.ts'
import { weakPassword } from '#shared/domain/constants.ts'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { FormField } from '#ui/form-field/form-field.tsx'
import { NewPasswordFields } from '#ui/new-password/new-password-fields.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PasswordInput } from '#ui/password-input/password-input.tsx'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from '../dialog/form.module.css'
import { usePostLoginRedirect } from '../session/post-login-redirect.ts'
import { SignOutNote } from '../session/sign-out-note.tsx'
import { fieldOfChangeFault } from './password-refusal.ts'
import { useChangePassword } from './use-change-password.ts'
import { useFieldMessages } from './use-field-message.ts'
import { usePasswordRefusal } from './use-password-refusal.ts'

const order = ['oldPassword', 'newPassword', 'confirmPassword'] as const

/** Asks for the old password, unless it is retained from this login, and twice for the new one. */
export function ChangePasswordForm({ forced }: { forced: boolean }) {
  const { t } = useTranslation('password')
  const refusal = usePasswordRefusal()
  const { messagesOf } = useFieldMessages()
  const changePassword = useChangePassword()
  const redirect = usePostLoginRedirect()
  const { data: rules } = useQuery(siteContentQueries(useGateway()).registerRules())
  const rule = passwordRule(rules)
  const [held, setHeld] = useState(retainedPassword)
  const [offered] = useState(forced ? undefined : offeredFor(held))
  const [failure, setFailure] = useState<string>()

  const form = useForm({
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
    resolver: messageResolver((values) => {
      const old = held ?? values.oldPassword
      return messagesOf({
        oldPassword: old === '' ? { kind: 'required' } : undefined,
        ...checkNewPassword(values, rule, old),
      })
    }),
  })
  const { control, register, formState } = form
  useFocusFirstError(form, order)

  const send = async ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) => {
    setFailure(undefined)
    try {
      await changePassword({ oldPassword: held ?? oldPassword, newPassword })
    } catch (error) {
      const place = fieldOfChangeFault(error)
      const message = refusal(error)
      if (place === undefined) return setFailure(message)
      if (place === 'oldPassword') {
        // The retained password is no longer valid, so show the field for it.
        retainPassword(undefined)
        setHeld(undefined)
      }
      return form.setError(place, { message })
    }
    redirect()
    showToast({ title: t('change.done') })
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      {forced && (
        <Notice tone="warn" icon={<ShieldAlert />}>
          <b>{t('change.due')}</b> <span>{t('change.dueBody')}</span>
        </Notice>
      )}
      {offered && (
        <Notice icon={<ShieldAlert />}>
          <b>{t(`change.offer.${offered}`)}</b> <span>{t('change.offerBody')}</span>
        </Notice>
      )}
      {held === undefined && (
        <FormField control={control} name="oldPassword" label={t('field.old')}>
          <PasswordInput
            autoComplete="current-password"
            aria-required
            showLabel={t('field.show')}
            hideLabel={t('field.hide')}
            {...register('oldPassword')}
          />
        </FormField>
      )}
      <NewPasswordFields form={form} name="newPassword" confirmName="confirmPassword" rule={rule} />
      <SubmitFooter
        busy={formState.isSubmitting}
        busyLabel={t('change.busy')}
        note={forced && <SignOutNote />}
      >
        {t('change.submit')}
      </SubmitFooter>
    </form>
  )
}

/** Why the change is offered after a login. Undefined when the user opened it, because then nothing is retained. */
function offeredFor(held: string | undefined): 'weak' | 'old' | undefined {
  if (held === undefined) return undefined
  return held === weakPassword ? 'weak' : 'old'
}
