import type { ValueOf } from '#shared/contract/endpoint.ts'
import { isOn, type siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'

/** What stands in the window: the site, or one of the screens that close it. */
type SystemScreen = 'site' | 'maintenance' | 'region' | 'ip'

/** What closes the site: the gateway itself, that it can't be reached, or that nothing can. */
export type ClosedBy = Exclude<SystemScreen, 'site'> | 'unreachable' | 'offline'

type Flag = ValueOf<typeof siteStatus.status>['maintenance']

type Flags = { maintenance: Flag; regionRestriction: Flag }

/** What the gateway's two flags mean; maintenance wins over a blocked region. */
export function systemScreen(flags: Flags): SystemScreen {
  if (isOn(flags.maintenance)) return 'maintenance'
  return isOn(flags.regionRestriction) ? 'region' : 'site'
}

/**
 * What a refused question about the system means. A gateway that closes itself may do so by its status
 * code alone; anything else says only that it can't be reached.
 */
export function screenOfFault(fault: GatewayFault | undefined): SystemScreen | 'unreachable' {
  if (fault?.kind === 'maintenance') return 'maintenance'
  return fault?.kind === 'blocked' ? fault.reason : 'unreachable'
}

/**
 * What stands in the window. Until the first answer it is the site, but for a machine without a connection: all that
 * a site would load there is lost, so it isn't begun. A site that runs goes on when a later look fails.
 * @param flags the gateway's latest answer.
 * @param error why the latest question has none.
 * @param online whether the machine has a connection, as far as it knows.
 */
export function screenOf(flags: Flags | undefined, error: unknown, online: boolean): ClosedBy | 'site' {
  const closed = error ? screenOfFault(faultOf(error)) : undefined
  const unheard = closed === undefined || closed === 'unreachable'
  if (flags) return unheard ? systemScreen(flags) : closed
  return unheard && !online ? 'offline' : (closed ?? 'site')
}
