import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { formatLongMoment } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { faultOf } from '#shared/contract/errors.ts'
import { loginRefusal } from './model/login-refusal.ts'

/** Returns why a login failed: in the current language for known reasons, otherwise the gateway's message. */
export function useLoginMessage(): (error: unknown) => string | undefined {
  const { t } = useTranslation('auth')
  const { tag } = useLanguage()
  const faultMessage = useFaultMessage()
  return (error) => {
    const refusal = loginRefusal(error)
    if (!refusal) return faultOf(error)?.kind === 'invalidInput' ? t('fault.required') : faultMessage(error)
    switch (refusal.code) {
      case 'ACCOUNT_LOCKED':
        return t('refusal.ACCOUNT_LOCKED', { count: refusal.minutes })
      case 'ACCOUNT_EXCLUDED':
        return t('refusal.ACCOUNT_EXCLUDED', { until: formatLongMoment(refusal.until, tag) })
      default:
        return t(`refusal.${refusal.code}`)
    }
  }
}
