import type { ValueOf } from '#shared/contract/endpoint.ts'
import { isOn, type siteStatus } from '#shared/contract/endpoints/site-status.ts'
import { faultOf, type GatewayFault } from '#shared/contract/errors.ts'

/** The site, or one of the screens with which the gateway closes it. */
type SystemScreen = 'site' | 'maintenance' | 'region' | 'ip'

/**
 * Why nothing is known of the gateway: it can't be reached, it fails or can't be understood, or something between it
 * and the visitor answers in its place.
 */
type Unheard = 'unreachable' | 'failing' | Extract<GatewayFault, { kind: 'intercepted' }>['by']

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
  if (fault?.kind === 'malformed' || fault?.kind === 'failed') return 'failing'
  if (fault?.kind === 'intercepted') return fault.by
  return fault?.kind === 'blocked' ? fault.reason : 'unreachable'
}

/** Whether a screen is shown because nothing is known of the gateway. Another address of the site may help then. */
export const isUnheard = (screen: ClosedBy | 'site'): screen is Unheard =>
  screen === 'unreachable' || screen === 'failing' || screen === 'challenge' || screen === 'network'

/**
 * The screen to show. Until the first answer it is the site, except without a connection, because none of the site
 * could load then. An open site stays open when a later check fails.
 * @param flags the gateway's latest answer.
 * @param error the failure of the latest call, if any.
 * @param online whether the machine has a connection, as far as the browser knows.
 */
export function screenOf(flags: Flags | undefined, error: unknown, online: boolean): ClosedBy | 'site' {
  const closed = error ? screenOfFault(faultOf(error)) : undefined
  if (flags) return closed === undefined || isUnheard(closed) ? systemScreen(flags) : closed
  return (closed ?? 'unreachable') === 'unreachable' && !online ? 'offline' : (closed ?? 'site')
}
