import { useTranslation } from 'react-i18next'
import { refusalCode } from '#lib/gateway/refusal-code.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'

/** Refusals that are said in the person's own language; any other comes in the gateway's words. */
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

/** Says why a password could not be changed or set anew. */
export function usePasswordRefusal(): (error: unknown) => string {
  const { t } = useTranslation('password')
  const faultMessage = useFaultMessage()
  return (error) => {
    const sent = refusalCode(error)
    const code = known.find((name) => name === sent)
    return code ? t(`refusal.${code}`) : (faultMessage(error) ?? '')
  }
}
