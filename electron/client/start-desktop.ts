import { join } from 'node:path'
import { app, type BrowserWindow, session as sessions } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { type Kiosk, startKiosk } from '../kiosk/start-kiosk.ts'
import type { Log } from '../log.ts'
import { startSupportBundle } from '../logs/start-logs.ts'
import type { Network } from '../network/start-network.ts'
import type { Administered } from '../policies/start-policy.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'
import { startProcessWatch } from '../system/process-watch.ts'
import { type ClientInSystem, startSystem } from '../system/start-system.ts'
import { startUpdates } from '../updates/start-updates.ts'
import type { Updates } from '../updates/updates.ts'
import type { SiteEvents } from '../windows/site-events.ts'
import { builtPath } from './built-path.ts'
import type { ClientStorage } from './open-storage.ts'
import type { GatewayCalls } from './start-gateway.ts'
import type { Guests } from './start-guests.ts'
import type { Security } from './start-security.ts'

/** File with the licences of what the client contains. Beside the archive in an installed client, so that it can be opened. */
const noticesFile = 'third-party-notices.txt'

export type StartDesktopOptions = {
  brand: ClientBrand
  administered: Administered
  security: Security
  storage: ClientStorage
  window: BrowserWindow
  network: Network
  guests: Guests
  session: SessionKeeper
  gateway: GatewayCalls
  wire: WireMapping
  emit: SiteEvents['emit']
  report: (news: KioskNews) => void
  flushLog: () => void
  crashDumps: string
  log: Log
}

/** What a browser would not have: updates, the system's menu and tray, the kiosk, support bundles. */
export type Desktop = {
  readonly updates: Updates
  readonly system: ClientInSystem
  readonly kiosk: Kiosk
  readonly saveBundle: ReturnType<typeof startSupportBundle>
}

/** Sets up what the client does beside showing the site. */
export function startDesktop(options: StartDesktopOptions): Desktop {
  const { brand, storage, window, network, guests, emit, log } = options
  const { games } = guests
  const { settings } = storage
  const updates = startUpdates({ brand, settings, network, gamesRun: () => games.running > 0, emit, log })
  const saveBundle = startSupportBundle({
    brand,
    window,
    flush: options.flushLog,
    settings,
    updates,
    vault: storage.vault,
    crashDumps: options.crashDumps,
    log,
  })
  const system = startClientSystem(options)
  const kiosk = startClientKiosk(options, { updates, system })
  startProcessWatch({
    app,
    window,
    title: brand.title,
    language: () => settings.looks().language,
    settings,
    keepsSettings: !options.administered.policy.forgetful,
    holdUpdate: updates.hold,
    log,
  })
  return { updates, system, kiosk, saveBundle }
}

function startClientSystem(options: StartDesktopOptions): ClientInSystem {
  const { brand, security, storage, window, guests, emit, log } = options
  return startSystem({
    app,
    brand,
    window,
    emit,
    contentsRegistry: security.contentsRegistry,
    settings: storage.settings,
    games: guests.games,
    lockdown: security.lockdown,
    noticesFile: app.isPackaged
      ? join(process.resourcesPath, noticesFile)
      : builtPath('renderer', noticesFile),
    folder: storage.folder,
    write: storage.write,
    log,
  })
}

function startClientKiosk(
  options: StartDesktopOptions,
  { updates, system }: Pick<Desktop, 'updates' | 'system'>,
): Kiosk {
  const { brand, administered, security, storage, window, network, guests, session, wire, report, log } =
    options
  return startKiosk({
    brand,
    policy: administered.policy,
    lockdown: security.lockdown,
    window,
    file: administered.kioskFile,
    allowFileDialogs: security.allowFileDialogs,
    session,
    memory: storage.memory,
    settings: storage.settings,
    forward: options.gateway.forward,
    wire,
    closeAll: guests.closeAll,
    holdUpdate: updates.hold,
    onLeft: system.showMenu,
    forgetProxyLogin: network.forget,
    // The default session shows no page in a kiosk, but main's own calls go through it.
    sessions: () => [...new Set([storage.siteSession, sessions.defaultSession, ...guests.sessions()])],
    report,
    log,
  })
}
