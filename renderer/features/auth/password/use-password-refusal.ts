import { useTranslation } from 'react-i18next'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'

/** Refusals with texts of our own, in every language. Any other shows the gateway's message. */
const known = [
  'WRONG_PASSWORD',
  'PASSWORD_INVALID',
  'PASSWORD_UNCHANGED',
  'PASSWORDS_DIFFER',
  'WRONG_PAIR',
  'WRONG_CODE',
  'INVALID_MOBILE',
  'METHOD_OFF',
] as const

/** Returns why a password couldn't be changed or reset. */
export function usePasswordRefusal(): (error: unknown) => string {
  const { t } = useTranslation('password')
  const faultMessage = useFaultMessage()
  return (error) => {
    const sent = refusalCode(error)
    const code = known.find((name) => name === sent)
    return code ? t(`refusal.${code}`) : (faultMessage(error) ?? '')
  }
}
