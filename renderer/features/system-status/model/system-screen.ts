import type { ValueOf } from '#shared/contract/endpoint.ts'
import { type firstSystem, isOn } from '#shared/contract/endpoints/first-system.ts'
import type { GatewayFault } from '#shared/contract/errors.ts'

/** What stands in the window: the site, or one of the screens that close it. */
export type SystemScreen = 'site' | 'maintenance' | 'region' | 'ip'

/** That the platform can't be reached, or nothing can. */
type Unreached = 'unreachable' | 'offline'

type Flag = ValueOf<typeof firstSystem.status>['maintenance']

/** What the platform's two flags mean; maintenance wins over a blocked region. */
export function systemScreen(flags: { maintenance: Flag; regionRestriction: Flag }): SystemScreen {
  if (isOn(flags.maintenance)) return 'maintenance'
  return isOn(flags.regionRestriction) ? 'region' : 'site'
}

/**
 * What a refused question about the system means. A platform that closes itself may do so by its status
 * code alone; anything else says only that it can't be reached.
 * @param online whether this machine has a connection at all, as far as it knows.
 */
export function screenOfFault(fault: GatewayFault | undefined, online: boolean): SystemScreen | Unreached {
  if (fault?.kind === 'maintenance') return 'maintenance'
  if (fault?.kind === 'blocked') return fault.reason
  return fault?.kind === 'offline' && !online ? 'offline' : 'unreachable'
}
