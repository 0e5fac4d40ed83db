import type { ValueOf } from '#shared/contract/endpoint.ts'
import { type firstSystem, isOn } from '#shared/contract/endpoints/first-system.ts'
import type { GatewayFault } from '#shared/contract/errors.ts'

/** What stands in the window: the site, or one of the screens that close it. */
export type SystemScreen = 'site' | 'maintenance' | 'region' | 'ip'

type Flag = ValueOf<typeof firstSystem.status>['maintenance']

/** What the platform's two flags mean; maintenance wins over a blocked region. */
export function systemScreen(flags: { maintenance: Flag; regionRestriction: Flag }): SystemScreen {
  if (isOn(flags.maintenance)) return 'maintenance'
  return isOn(flags.regionRestriction) ? 'region' : 'site'
}

/**
 * What a refused question about the system means. A platform that closes itself may do so by its status
 * code alone; anything else says only that it can't be reached.
 */
export function screenOfFault(fault: GatewayFault | undefined): SystemScreen | 'unreachable' {
  if (fault?.kind === 'maintenance') return 'maintenance'
  return fault?.kind === 'blocked' ? fault.reason : 'unreachable'
}
