import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { messageResolver } from '#lib/forms/message-resolver.ts'
import { passwordRule } from '#lib/forms/new-password.ts'
import { loadPhoneReader, type ReadPhone, readTypedPhone } from '#lib/forms/phone.ts'
import { useFocusFirstError } from '#lib/forms/use-focus-first-error.ts'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { mayHaveSucceeded } from '#lib/gateway/may-have-succeeded.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { FormFailure } from '#ui/form-failure/form-failure.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import { NewPasswordFields } from '#ui/new-password/new-password-fields.tsx'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import styles from '../dialog/form.module.css'
import { type ByPhoneValues, checkByPhone, fieldOfResetFault } from './forgot-password.ts'
import { LogInNote } from './log-in-note.tsx'
import { NoSms } from './no-sms.tsx'
import { useFieldMessages } from './use-field-message.ts'
import { usePasswordRefusal } from './use-password-refusal.ts'
import { useResetByPhone } from './use-reset-by-phone.ts'

const order = ['mobileNum', 'verificationCode', 'newPassword', 'confirmPassword'] as const

/** Accepts any number if the phone rules don't load. Sending the form loads them again and shows the failure. */
const anyPhone: ReadPhone = () => ({ dialCode: '', number: '' })

/** The form's state. Used above the tabs, so that it outlives its own tab. */
export function usePhoneForm(): UseFormReturn<ByPhoneValues> {
  const { messagesOf } = useFieldMessages()
  const rule = usePasswordRule()
  return useForm<ByPhoneValues>({
    defaultValues: {
      country: brand.country,
      mobileNum: '',
      verificationCode: '',
      newPassword: '',
      confirmPassword: '',
    },
    shouldFocusError: false,
    resolver: messageResolver(async (values) =>
      messagesOf(checkByPhone(values, rule, await loadPhoneReader().catch(() => anyPhone))),
    ),
  })
}

function usePasswordRule() {
  const { data } = useQuery(siteContentQueries(useGateway()).registerRules())
  return passwordRule(data)
}

type ForgotByPhoneProps = {
  form: UseFormReturn<ByPhoneValues>
  /** Undefined if the merchant allows no reset by email. */
  onUseEmail: (() => void) | undefined
}

/** Asks for the number, the code sent to it and the new password, then logs in. */
export function ForgotByPhone({ form, onUseEmail }: ForgotByPhoneProps) {
  const { t } = useTranslation('password')
  const refusal = usePasswordRefusal()
  const { messageOf } = useFieldMessages()
  const { sendCode, reset } = useResetByPhone()
  const [failure, setFailure] = useState<string>()
  /** The last reset got no answer, so the code may be used up and the new password set. */
  const [unsure, setUnsure] = useState(false)
  useFocusFirstError(form, order)

  const refuseNumber = () => {
    form.setError('mobileNum', { message: messageOf('mobileNum', { kind: 'phone' }) })
    form.setFocus('mobileNum')
  }

  const askForCode = async () => {
    const phone = await readTypedPhone(form.getValues())
    if (phone) return sendCode(phone)
    refuseNumber()
    return undefined
  }

  const send = async (values: ByPhoneValues) => {
    setFailure(undefined)
    try {
      const phone = await readTypedPhone(values)
      // The phone rules may have loaded since validation let the number pass without them.
      if (!phone) return refuseNumber()
      await reset(values, phone)
    } catch (error) {
      const place = fieldOfResetFault(error)
      const message = refusal(error)
      if (place === 'verificationCode' && unsure) setFailure(t('forgot.maybe'))
      if (mayHaveSucceeded(error)) setUnsure(true)
      if (place === undefined) setFailure(message)
      else form.setError(place, { message })
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(form.handleSubmit(send))}>
      <FormFailure failure={failure} />
      <MobileField
        form={form}
        name="mobileNum"
        countryName="country"
        placeholder={t('placeholder.mobile')}
        first
      />
      <CodeField
        form={form}
        name="verificationCode"
        purpose="password"
        placeholder={t('placeholder.code')}
        send={askForCode}
      />
      <NewPasswordFields
        form={form}
        name="newPassword"
        confirmName="confirmPassword"
        rule={usePasswordRule()}
      />
      {/* Below the fields, so that the keyboard goes from one to the next. */}
      <NoSms onUseEmail={onUseEmail} />
      <SubmitFooter busy={form.formState.isSubmitting} busyLabel={t('forgot.setting')} note={<LogInNote />}>
        {t('forgot.setNew')}
      </SubmitFooter>
    </form>
  )
}
