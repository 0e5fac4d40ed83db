import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Captcha } from '#lib/forms/captcha.ts'
import type { FieldRule } from '#shared/domain/patterns.ts'
import { CaptchaField } from '#ui/captcha-field/captcha-field.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import type { PhoneProof } from './model/phone-proof.ts'
import type {
  RegistrationFieldName,
  RegistrationValues,
  RegistrationWay,
} from './model/registration-fields.ts'
import { PlainField } from './plain-field.tsx'
import { RegisterCode } from './register-code.tsx'
import { RegisterPassword } from './register-password.tsx'

type RegisterFieldProps = {
  form: UseFormReturn<RegistrationValues>
  way: RegistrationWay
  name: RegistrationFieldName
  rule: FieldRule
  /** The value came with the link and is read-only. */
  fromLink: boolean
  captcha: Captcha | undefined
  onCaptchaShown: (id: string | undefined) => void
  phoneProof: PhoneProof | undefined
}

/** Renders the registration field with the given name. */
export function RegisterField({
  form,
  way,
  name,
  rule,
  fromLink,
  captcha,
  onCaptchaShown,
  phoneProof,
}: RegisterFieldProps) {
  const { t } = useTranslation('register')
  /** Placeholders of required fields begin with a star, because the gateway's players are used to it. */
  const placeholder = (rule.required ? '*' : '') + t(`placeholder.${name}`)

  switch (name) {
    case 'mobileNum':
      return (
        <MobileField
          form={form}
          name={name}
          countryName="country"
          required={rule.required}
          placeholder={placeholder}
        />
      )
    case 'verificationCode':
      return <RegisterCode {...{ form, way, placeholder, phoneProof }} />
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return <RegisterPassword form={form} name={name} rule={rule} placeholder={placeholder} />
    case 'captcha':
      return (
        <CaptchaField
          form={form}
          name={name}
          captcha={captcha}
          onShown={onCaptchaShown}
          placeholder={placeholder}
          required={rule.required}
        />
      )
    default:
      return <PlainField form={form} name={name} rule={rule} fromLink={fromLink} placeholder={placeholder} />
  }
}
