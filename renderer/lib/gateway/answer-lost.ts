import type { GatewayFault } from '#shared/contract/errors.ts'

/**
 * Whether a call ended without an answer, or with one that says nothing of what was asked for: the gateway wasn't
 * reached, or did the work unheard.
 */
export function answerLost(fault: GatewayFault | undefined): boolean {
  switch (fault?.kind) {
    case 'offline':
    case 'timeout':
    case 'malformed':
      return true
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
