import { useTranslation } from 'react-i18next'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { faultOf } from '#shared/contract/errors.ts'

/** A wait of two minutes and more is told in minutes. */
const secondsAreTold = 120

/**
 * Says what a failed call means to the person, in his language: the gateway's own words where it refused
 * with any, ours elsewhere. Undefined for a call that was cancelled: nobody waits for it any more.
 */
export function useFaultMessage(): (error: unknown) => string | undefined {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    if (error instanceof UserFacingError) return error.words
    // Code that a step needs and the network didn't bring.
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
        // Its words come with the deferred services; until then the gateway's do.
        if (fault.code === 'DOMAIN_INVALID' && i18n.hasLoadedNamespace('warnings'))
          return i18n.t('refusal.DOMAIN_INVALID', { ns: 'warnings' })
        return fault.message || t('fault.refused')
      default:
        return t(`fault.${fault.kind}`)
    }
  }
}
