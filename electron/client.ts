import { app, type BrowserWindow, session as sessions } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { answerPages } from './client/answer-pages.ts'
import { type ClientStorage, openStorage } from './client/open-storage.ts'
import { startDesktop } from './client/start-desktop.ts'
import { startGateway } from './client/start-gateway.ts'
import { type Guests, startGuests } from './client/start-guests.ts'
import { startMainWindow } from './client/start-main-window.ts'
import { startSecurity } from './client/start-security.ts'
import type { Links } from './lifecycle/links.ts'
import { startLifecycle } from './lifecycle/start-lifecycle.ts'
import type { Log } from './log.ts'
import { type Network, startNetwork } from './network/start-network.ts'
import type { Administered } from './policies/start-policy.ts'
import { forgetPerson } from './session/forget-person.ts'
import { type StartedSession, startSession } from './session/start-session.ts'
import { supportPartition } from './support/support-window.ts'
import { openSite } from './windows/open-site.ts'
import { createSiteEvents, type SiteEvents } from './windows/site-events.ts'

export type ClientOptions = {
  brand: ClientBrand
  /** The site's Content Security Policy. */
  contentSecurityPolicy: string
  gatewayUrl: string
  /** How the gateway differs from the contract. */
  wire: WireMapping
  /** What the machine's administrator decided. */
  administered: Administered
  links: Links
  log: Log
  flushLog: () => void
  /** Folder in which Crashpad was started. */
  crashDumps: string
}
export type Client = { readonly window: BrowserWindow }

/** Starts all parts of the client. The security policy is wired first, and the site is loaded last. */
export function startClient(options: ClientOptions): Client {
  const { brand, administered, gatewayUrl, wire, links, log } = options
  const { policy } = administered
  const { kiosk } = policy
  const publicOrigin = brand.publicOrigin || new URL(gatewayUrl).origin
  const events = createSiteEvents()
  const { emit } = events
  const report = (news: KioskNews) => emit({ type: 'kiosk', news })

  const security = startSecurity({ brand, kiosk, report, log })
  const { contentsRegistry } = security
  const storage = openStorage({ brand, policy, wiring: security.wiring, log })
  const { siteSession, memory } = storage
  const window = startMainWindow({ brand, policy, publicOrigin, contentsRegistry, storage, events })

  const network = startClientNetwork({ administered, window, emit, log })
  const siteProxied = network.prepare(siteSession)
  const guests = startGuests({
    brand,
    kiosk,
    publicOrigin,
    security,
    storage,
    network,
    window,
    emit,
    log,
  })
  const started = startPersonSession({ storage, guests, network, emit, log })
  const { session } = started
  const gateway = startGateway({
    brand,
    contentSecurityPolicy: options.contentSecurityPolicy,
    gatewayUrl,
    wire,
    siteSession,
    network,
    launches: guests.launches,
    memory,
    session,
    emit,
    log,
  })

  const lifecycle = startLifecycle({
    window,
    emit,
    links,
    scheme: brand.scheme,
    packaged: app.isPackaged,
  })
  const desktop = startDesktop({
    brand,
    administered,
    security,
    storage,
    window,
    network,
    guests,
    session,
    gateway,
    wire,
    emit,
    report,
    flushLog: options.flushLog,
    crashDumps: options.crashDumps,
    log,
  })
  answerPages({
    brand,
    security,
    storage,
    window,
    network,
    guests,
    session: started,
    gateway,
    desktop,
    lifecycle,
    log,
  })

  const { firstPath } = lifecycle
  void siteProxied.then(() =>
    openSite(window, {
      title: brand.title,
      language: () => storage.settings.looks().language,
      path: firstPath === '/' ? policy.startRoute : firstPath,
      home: policy.startRoute,
      log,
    }),
  )
  return { window }
}

type NetworkParts = {
  administered: Administered
  window: BrowserWindow
  emit: SiteEvents['emit']
  log: Log
}

function startClientNetwork({ administered, window, emit, log }: NetworkParts): Network {
  return startNetwork({
    app,
    proxy: administered.policy.proxy,
    own: sessions.defaultSession,
    page: window.webContents,
    emit,
    log,
  })
}

type SessionParts = {
  storage: ClientStorage
  guests: Guests
  network: Network
  emit: SiteEvents['emit']
  log: Log
}

/** Restores the person's session. When it ends, what they left outside the page is cleared. */
function startPersonSession({ storage, guests, network, emit, log }: SessionParts): StartedSession {
  return startSession({
    vault: storage.vault,
    settings: storage.settings,
    emit,
    onForgotten: () =>
      void forgetPerson({
        closeAll: guests.closeAll,
        forgetProxyLogin: network.forget,
        // Game sessions are emptied with their views, and the site clears its own storage.
        sessions: () => [sessions.fromPartition(supportPartition)],
        log,
      }),
  })
}
