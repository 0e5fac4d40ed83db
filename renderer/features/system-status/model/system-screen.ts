import type { ValueOf } from '#shared/contract/endpoint.ts'
import { isOn, type siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'

/** The site, or one of the screens with which the gateway closes it. */
type SystemScreen = 'site' | 'maintenance' | 'region' | 'ip'

/** Why nothing is known of the gateway: it can't be reached, or its answers can't be understood. */
type Unheard = 'unreachable' | 'failing'

/**
 * Why the site is closed: by the gateway, because nothing is known of the gateway, or because the machine is offline.
 */
export type ClosedBy = Exclude<SystemScreen, 'site'> | Unheard | 'offline'

type Flag = ValueOf<typeof siteStatus.status>['maintenance']

type Flags = { maintenance: Flag; regionRestriction: Flag }

/** The screen for the gateway's two flags. Maintenance takes precedence over a blocked region. */
export function systemScreen(flags: Flags): SystemScreen {
  if (isOn(flags.maintenance)) return 'maintenance'
  return isOn(flags.regionRestriction) ? 'region' : 'site'
}

/**
 * The screen for a failed status call. A gateway may close the site by its status code alone. All other failures only
 * mean that it can't be reached or understood.
 */
export function screenOfFault(fault: GatewayFault | undefined): SystemScreen | Unheard {
  if (fault?.kind === 'maintenance') return 'maintenance'
  if (fault?.kind === 'malformed') return 'failing'
  return fault?.kind === 'blocked' ? fault.reason : 'unreachable'
}

/**
 * The screen to show. Until the first answer it is the site, except without a connection, because none of the site
 * could load then. An open site stays open when a later check fails.
 * @param flags the gateway's latest answer.
 * @param error the failure of the latest call, if any.
 * @param online whether the machine has a connection, as far as the browser knows.
 */
export function screenOf(flags: Flags | undefined, error: unknown, online: boolean): ClosedBy | 'site' {
  const closed = error ? screenOfFault(faultOf(error)) : undefined
  const unreached = closed === undefined || closed === 'unreachable'
  if (flags) return unreached || closed === 'failing' ? systemScreen(flags) : closed
  return unreached && !online ? 'offline' : (closed ?? 'site')
}
