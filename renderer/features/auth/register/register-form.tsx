import { phoneAuth as brandPhoneAuth } from 'virtual:brand-late'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmitOnce } from '#lib/forms/use-submit-once.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { createPhoneAuth, type PhoneAuth } from '#lib/phone-auth/phone-auth.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { SubmitFooter } from '#ui/submit-footer/submit-footer.tsx'
import styles from '../dialog/form.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { wideFields } from './model/field-rows.ts'
import { createPhoneProof } from './model/phone-proof.ts'
import type { RegisterRules, RegistrationWay } from './model/registration-fields.ts'
import { ReferralRefusedDialog } from './referral-refused-dialog.tsx'
import { RegisterField } from './register-field.tsx'
import { PolicyField, TermsField } from './terms-field.tsx'
import { useRegistration } from './use-registration.ts'

type RegisterFormProps = {
  rules: RegisterRules
  way: RegistrationWay
  referralCode: string | undefined
  /** Proves numbers instead of the gateway. Defaults to the brand's provider. */
  phoneAuth?: PhoneAuth | undefined
}

/**
 * The registration form. Errors are shown at their fields, the first one gets the focus, and what was typed stays.
 */
export function RegisterForm({ rules, way, referralCode, phoneAuth }: RegisterFormProps) {
  const { t } = useTranslation('register')
  const show = useOverlays((state) => state.show)
  const { personCheck } = usePlatform()
  const [phoneProof] = useState(() => {
    const provider = phoneAuth ?? createPhoneAuth(brandPhoneAuth, personCheck)
    return provider && createPhoneProof(provider)
  })
  const {
    form,
    fields,
    order,
    referred,
    affiliateCode,
    hasPolicy,
    captcha,
    showCaptcha,
    trouble,
    ...registration
  } = useRegistration({ rules, way, referralCode, phoneProof })
  const wide = wideFields(fields.map(({ name }) => name))
  const button = useRef<HTMLButtonElement>(null)
  const { refusedCode } = registration
  const codeField = fields.find(({ name }) => name === 'affiliateCode')

  const focusFirst = useEffectEvent(() => form.setFocus(order[0] ?? 'terms'))
  // The form may load long after the dialog opened with only its close button to focus.
  useEffect(() => focusFirst(), [])

  const asked = useRef(false)
  const goBack = useEffectEvent(() => (codeField ? form.setFocus('affiliateCode') : button.current?.focus()))
  // The dialog about the refused code would return the focus to the submit button. Focus the code's field instead, if
  // there is one.
  useEffect(() => {
    if (asked.current && refusedCode === undefined) goBack()
    asked.current = refusedCode !== undefined
  }, [refusedCode])

  return (
    <form className={styles.form} noValidate onSubmit={useSubmitOnce(registration.submit)}>
      <ErrorSummary form={form} order={order} trouble={trouble} />
      <div className={styles.pairs}>
        {fields.map(({ name, rule }) => (
          <div key={name} className={styles.cell} data-wide={wide.has(name) || undefined}>
            <RegisterField
              form={form}
              way={way}
              name={name}
              rule={rule}
              fromLink={name === 'referralCode' && referred}
              captcha={captcha}
              onCaptchaShown={showCaptcha}
              phoneProof={phoneProof}
            />
          </div>
        ))}
      </div>
      {hasPolicy && <PolicyField form={form} fields={fields} ofVisit={affiliateCode} />}
      <TermsField form={form} />
      <SubmitFooter
        ref={button}
        busy={form.formState.isSubmitting}
        busyLabel={t('busy')}
        note={
          <>
            <span>{t('have')}</span>{' '}
            <button type="button" className="link" onClick={() => show({ name: 'login' })}>
              {t('logIn')}
            </button>
          </>
        }
      >
        {t('title')}
      </SubmitFooter>
      <ReferralRefusedDialog
        code={refusedCode}
        mendable={codeField !== undefined}
        onClose={registration.mendCode}
        onRemove={codeField?.rule.required ? undefined : registration.removeCode}
      />
    </form>
  )
}
