import { useTranslation } from 'react-i18next'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** Waits of this many seconds or more are given in minutes. */
const secondsAreTold = 120

/**
 * Returns a function that describes a failed call in the user's language: in the gateway's own words if it sent any
 * with a refusal, otherwise in ours. It returns undefined for a cancelled call, because nobody waits for it any more.
 */
export function useFaultMessage(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    if (error instanceof UserFacingError) return error.words
    // A chunk needed for this step couldn't be loaded over the network.
    if (error instanceof LostChunk && error.why !== 'missing') return t('fault.offline')
    const fault = faultOf(error)
    if (fault === undefined || fault.kind === 'invalidInput') return t('fault.unknown')
    switch (fault.kind) {
      case 'cancelled':
        return undefined
      case 'tooMany':
        return fault.retryAfter < secondsAreTold
          ? t('fault.tooMany', { count: fault.retryAfter })
          : t('fault.tooManyMinutes', { count: Math.ceil(fault.retryAfter / 60) })
      case 'refused':
        // This text is loaded with the deferred services. Until then the gateway's own is used.
        if (fault.code === 'DOMAIN_INVALID' && i18n.hasLoadedNamespace('warnings'))
          return i18n.t('refusal.DOMAIN_INVALID', { ns: 'warnings' })
        return fault.message || t('fault.refused')
      case 'malformed':
        return t('fault.malformed', { code: fault.code })
      case 'intercepted':
        return t(`fault.${fault.by}`)
      default:
        return t(`fault.${fault.kind}`)
    }
  }
}
