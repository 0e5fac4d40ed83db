import type { GatewayFault } from '#shared/contract/errors.ts'

/**
 * Whether a call ended without a usable answer, so that its effect is unknown: the gateway may not have been reached,
 * or may have done the work.
 */
export function answerLost(fault: GatewayFault | undefined): boolean {
  switch (fault?.kind) {
    case 'offline':
    case 'timeout':
    case 'malformed':
      return true
    case 'intercepted':
      // A check of the visitor comes before the gateway; a network may have replaced the gateway's answer.
      return fault.by === 'network'
    case 'failed':
      return fault.status >= 500
    case undefined:
    case 'cancelled':
    case 'unauthorized':
    case 'maintenance':
    case 'blocked':
    case 'tooMany':
    case 'refused':
    case 'invalidInput':
    case 'insecure':
      return false
  }
}
