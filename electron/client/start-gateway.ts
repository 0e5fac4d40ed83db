import type { Session } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import type { Launches } from '../games/launches.ts'
import { createForward } from '../gateway/forward.ts'
import { createSiteHandler } from '../gateway/site-handler.ts'
import { withBlankPage } from '../kiosk/clear.ts'
import type { Log } from '../log.ts'
import { createRememberedLogIn } from '../login/log-in.ts'
import type { LoginMemory } from '../login/login-memory.ts'
import { sealForGateway } from '../login/seal.ts'
import type { Network } from '../network/start-network.ts'
import { siteScheme } from '../security/origins.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'
import { builtPath } from './built-path.ts'

export type StartGatewayOptions = {
  brand: ClientBrand
  contentSecurityPolicy: string
  gatewayUrl: string
  wire: WireMapping
  siteSession: Session
  network: Pick<Network, 'fetch'>
  launches: Launches
  memory: LoginMemory
  session: SessionKeeper
  emit: (event: DesktopEvent) => void
  log: Log
}

/** The ways to call the gateway. */
export type GatewayCalls = {
  /** Forwards a call of the page. */
  readonly forward: (request: Request) => Promise<Response>
  /** Logs in with the remembered credentials. */
  readonly logIn: ReturnType<typeof createRememberedLogIn>
}

/** Serves the site's page its files and its calls to the gateway. */
export function startGateway(options: StartGatewayOptions): GatewayCalls {
  const { brand, contentSecurityPolicy, gatewayUrl, wire, siteSession, network, session, emit, log } = options
  const forward = createForward({
    gatewayUrl,
    fetch: network.fetch,
    wire,
    session,
    launches: options.launches,
    onSessionEnded: (name) => emit({ type: 'sessionEnded', name }),
    log,
  })
  const site = createSiteHandler({ root: builtPath('renderer'), policy: contentSecurityPolicy, forward })
  siteSession.protocol.handle(siteScheme, withBlankPage(site))
  const logIn = createRememberedLogIn({
    memory: options.memory,
    seal: sealForGateway,
    forward,
    wire,
    merchant: brand.merchant,
    log,
  })
  return { forward, logIn }
}
