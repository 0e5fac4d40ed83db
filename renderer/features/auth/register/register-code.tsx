import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import { readTypedPhone } from '#lib/forms/phone.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import type { PhoneProof } from './model/phone-proof.ts'
import type { RegistrationValues, RegistrationWay } from './model/registration-fields.ts'
import { registerSmsInput } from './model/registration-sms.ts'

type RegisterCodeProps = {
  form: UseFormReturn<RegistrationValues>
  way: RegistrationWay
  placeholder: string
  /** Sends the code and proves the number with it, instead of the gateway. */
  phoneProof: PhoneProof | undefined
}

/** The verification code field. Sends the code to the number in the form. */
export function RegisterCode({ form, way, placeholder, phoneProof }: RegisterCodeProps) {
  const { t } = useTranslation('register')
  const gateway = useGateway()
  const botToken = useBotToken()

  const send = async () => {
    const values = form.getValues()
    const phone = await readTypedPhone(values)
    if (!phone) {
      form.setError('mobileNum', {
        message: t(values.mobileNum.trim() === '' ? 'fault.mobileNum' : 'fault.phone'),
      })
      form.setFocus('mobileNum')
      return undefined
    }
    if (phoneProof) {
      await phoneProof.send(phone)
      return {}
    }
    return gateway.call(session.registerSms, registerSmsInput(way, phone, await botToken('sms')))
  }
  return (
    <CodeField form={form} name="verificationCode" purpose="register" placeholder={placeholder} send={send} />
  )
}
