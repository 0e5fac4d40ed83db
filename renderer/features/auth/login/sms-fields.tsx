import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBotToken } from '#lib/bot-check/use-bot-token.ts'
import { readTypedPhone } from '#lib/forms/phone.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { session } from '#shared/contract/endpoints/session.ts'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { MobileField } from '#ui/mobile-field/mobile-field.tsx'
import type { LoginValues } from './model/login.ts'

/** The mobile number and the code sent to it. */
export function SmsFields({ form }: { form: UseFormReturn<LoginValues> }) {
  const { t } = useTranslation('auth')
  const gateway = useGateway()
  const botToken = useBotToken()

  const send = async () => {
    const phone = await readTypedPhone(form.getValues())
    if (!phone) {
      form.setError('mobileNum', { message: t('fault.phone') })
      form.setFocus('mobileNum')
      return undefined
    }
    form.clearErrors('mobileNum')
    return gateway.call(session.loginSms, {
      mobileNum: phone.number,
      countryDialingCode: phone.dialCode,
      botToken: await botToken('sms'),
    })
  }
  return (
    <>
      <MobileField
        form={form}
        name="mobileNum"
        countryName="country"
        placeholder={t('login.mobilePlaceholder')}
      />
      <CodeField
        form={form}
        name="verificationCode"
        purpose="login"
        placeholder={t('login.codePlaceholder')}
        send={send}
      />
    </>
  )
}
