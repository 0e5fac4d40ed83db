import { join } from 'node:path'
import {
  app,
  type BrowserWindow,
  ipcMain,
  Menu,
  nativeTheme,
  type Session,
  safeStorage,
  session as sessions,
  shell,
} from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import { startPersonCheck } from './check/start-person-check.ts'
import { createGameSessions } from './games/game-sessions.ts'
import { createLaunches } from './games/launches.ts'
import { startGames } from './games/start-games.ts'
import { createForward } from './gateway/forward.ts'
import { createSiteHandler } from './gateway/site-handler.ts'
import { createClientHandlers } from './ipc/client-handlers.ts'
import { registerGuestMessages } from './ipc/guest-messages.ts'
import { createGameHandlers, createOutsideHandlers, createSessionHandlers } from './ipc/handlers.ts'
import { type Handlers, registerHandlers } from './ipc/registrar.ts'
import { withBlankPage } from './kiosk/clear.ts'
import { forbidFileDialogs } from './kiosk/file-dialogs.ts'
import { forgetEarlier, makeHome } from './kiosk/home.ts'
import { forbidDialogs, lockDownKeys } from './kiosk/lock-down.ts'
import { lockDownExternal } from './kiosk/lockdown-state.ts'
import { startKiosk } from './kiosk/start-kiosk.ts'
import type { Links } from './lifecycle/links.ts'
import { startLifecycle } from './lifecycle/start-lifecycle.ts'
import type { Log } from './log.ts'
import { createRememberedLogIn } from './login/log-in.ts'
import { createLoginMemory } from './login/login-memory.ts'
import { sealForGateway } from './login/seal.ts'
import { startSupportBundle } from './logs/start-logs.ts'
import { startNetwork } from './network/start-network.ts'
import type { Administered } from './policies/start-policy.ts'
import { createOpenExternal } from './security/external.ts'
import { siteScheme } from './security/origins.ts'
import { brandSources, siteSubject } from './security/site-subject.ts'
import { createWebContentsRegistry } from './security/web-contents-registry.ts'
import { createWiring, wireContents, wireGuestSession, wireSession } from './security/wire.ts'
import { forgetPerson } from './session/forget-person.ts'
import { startSession } from './session/start-session.ts'
import { createSettings } from './settings/settings.ts'
import { writeKept, writeNothing } from './settings/write-kept.ts'
import { createSiteLog } from './site-log.ts'
import { startSupport } from './support/start-support.ts'
import { supportPartition } from './support/support-window.ts'
import { startProcessWatch } from './system/process-watch.ts'
import { startSystem } from './system/start-system.ts'
import { createUpdateHandlers, startUpdates } from './updates/start-updates.ts'
import { createEncryptedFiles } from './vault/encrypted-files.ts'
import { createKeyringStore } from './vault/keyring.ts'
import { createPendingDeletions } from './vault/pending-deletions.ts'
import { createVault } from './vault/vault.ts'
import { factsOf } from './windows/facts.ts'
import { createMainWindow, mainSizes } from './windows/main-window.ts'
import { openSite } from './windows/open-site.ts'
import { openingOf } from './windows/placement.ts'
import { themeAtStart } from './windows/site-theme.ts'
import { openWindowState, watchPlace, workAreas } from './windows/window-state.ts'

/** File with the licences of what the client contains. Beside the archive in an installed client, so that it can be opened. */
const noticesFile = 'third-party-notices.txt'

export type ClientOptions = {
  brand: ClientBrand
  /** The site's Content Security Policy. */
  policy: string
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

const built = (...path: string[]) => join(import.meta.dirname, '..', ...path)

/** Starts all parts of the client. The security policy is wired first, and the site is loaded last. */
export function startClient(options: ClientOptions): Client {
  const { brand, policy, gatewayUrl, wire, links, log, flushLog } = options
  const { policy: administered, kioskFile } = options.administered
  const packaged = app.isPackaged
  const contentsRegistry = createWebContentsRegistry()
  const sources = brandSources(brand)
  const lockdown = { on: administered.kiosk }
  const tell = (news: KioskNews) => emit({ type: 'kiosk', news })
  const openExternal = lockDownExternal(
    createOpenExternal((url) => shell.openExternal(url), sources, log),
    { lockdown, tell, log },
  )
  const wiring = createWiring({
    contentsRegistry,
    openExternal,
    sources,
    kiosk: administered.kiosk,
    log,
  })
  lockDownKeys(app, { lockdown, contentsRegistry, tell })
  wireContents(app, wiring)
  const allowFileDialogs = forbidFileDialogs({
    app,
    lockdown,
    onRefused: () => tell({ what: 'noFiles' }),
    log,
  })
  const home = makeHome({ forgetful: administered.forgetful, app, log })
  const siteSession =
    home.partition === undefined ? sessions.defaultSession : sessions.fromPartition(home.partition)
  wireSession(sessions.defaultSession, wiring)
  if (siteSession !== sessions.defaultSession) wireSession(siteSession, wiring)
  // Removes Electron's default menu, because it offers reload and developer tools.
  Menu.setApplicationMenu(null)
  const userData = app.getPath('userData')
  const write = administered.forgetful ? writeNothing : writeKept
  const settings = createSettings({ folder: userData, fixed: administered.fixed, write, log })
  nativeTheme.themeSource = themeAtStart(settings.looks().theme, brand)

  const vault = createVault({
    log,
    keepAcrossRuns: () => !administered.forgetful,
    pendingDeletions: createPendingDeletions(join(home.lasting, 'pending-deletions.json'), log),
    stores: {
      keyring: createKeyringStore(brand.appId),
      safeStorage: createEncryptedFiles({
        safeStorage,
        platform: process.platform,
        folder: join(home.lasting, 'vault'),
      }),
    },
  })
  if (administered.kiosk) forgetEarlier(sessions.defaultSession, vault, log)
  const memory = createLoginMemory({ vault })

  const windowState = openWindowState({ folder: userData, write, log })
  const publicOrigin = brand.publicOrigin || new URL(gatewayUrl).origin
  const { window, emit } = createMainWindow({
    brand,
    contentsRegistry,
    subject: siteSubject(brand),
    dark: nativeTheme.shouldUseDarkColors,
    zoom: settings.value().zoom,
    preload: built('preload', 'site.cjs'),
    facts: factsOf({
      version: app.getVersion(),
      platform: process.platform,
      publicOrigin,
      policy: administered,
    }),
    packaged,
    opening: openingOf(windowState.value().main, mainSizes, workAreas()),
    kiosk: administered.kiosk,
    partition: home.partition,
  })
  watchPlace(window, (place) => void windowState.change({ main: place }))

  settings.listen(() => emit({ type: 'settings', state: settings.state() }))
  const { session, state } = startSession({
    vault,
    settings,
    emit,
    onForgotten: () =>
      void forgetPerson({
        closeAll,
        forgetProxyLogin: network.forget,
        // Game sessions are emptied with their views, and the site clears its own storage.
        sessions: () => [sessions.fromPartition(supportPartition)],
        log,
      }),
  })

  const network = startNetwork({
    app,
    proxy: administered.proxy,
    own: sessions.defaultSession,
    page: window.webContents,
    emit,
    log,
  })
  const siteProxied = network.prepare(siteSession)
  const launches = createLaunches(brand.hosts.games, log)
  const forward = createForward({
    gatewayUrl,
    fetch: network.fetch,
    wire,
    session,
    launches,
    onSessionEnded: (name) => emit({ type: 'sessionEnded', name }),
    log,
  })
  const logIn = createRememberedLogIn({
    memory,
    seal: sealForGateway,
    forward,
    wire,
    merchant: brand.merchant,
    log,
  })
  const root = built('renderer')
  siteSession.protocol.handle(siteScheme, withBlankPage(createSiteHandler({ root, policy, forward })))

  /** Every session except the site's. */
  const besideSessions = new Set<Session>()
  const gameSessions = createGameSessions({
    fromPartition: (partition) => sessions.fromPartition(partition),
    wire(made) {
      wireGuestSession(made, wiring, network.prepare(made))
      besideSessions.add(made)
      if (administered.kiosk) forbidDialogs(made)
    },
    language: brand.languages.default,
    country: brand.country,
    allowsWorkers: !administered.kiosk,
  })
  const games = startGames({
    brand,
    settings,
    windowState,
    window,
    launches,
    contentsRegistry,
    sessionOf: gameSessions.of,
    isHeld: () => lockdown.on,
    emit,
    preload: built('preload', 'guest-messages.cjs'),
    packaged,
    log,
  })

  const beside = { brand, window, contentsRegistry, sessionOf: gameSessions.of, packaged, log }
  const personCheck = startPersonCheck({
    ...beside,
    page: brand.checkPage ?? `${publicOrigin}/check`,
    preload: built('preload', 'guest-messages.cjs'),
  })
  const support = startSupport({ ...beside, kiosk: administered.kiosk })
  /** Closes everything outside the page: customer service, the check window and the games. */
  function closeAll(): Promise<unknown> {
    support.close()
    personCheck.cancel()
    return games.closeAll()
  }
  const updates = startUpdates({ brand, settings, network, gamesRun: () => games.running > 0, emit, log })
  const saveBundle = startSupportBundle({
    brand,
    window,
    flush: flushLog,
    settings,
    updates,
    vault,
    crashDumps: options.crashDumps,
    log,
  })
  const life = startLifecycle({ window, emit, links, scheme: brand.scheme, packaged })
  const kiosk = startKiosk({
    brand,
    policy: administered,
    lockdown,
    window,
    file: kioskFile,
    allowFileDialogs,
    session,
    memory,
    settings,
    forward,
    wire,
    closeAll,
    holdUpdate: updates.hold,
    onLeft: () => system.showMenu(),
    forgetProxyLogin: network.forget,
    // The default session shows no page in a kiosk, but main's own calls go through it.
    sessions: () => [...new Set([siteSession, sessions.defaultSession, ...besideSessions])],
    tell,
    log,
  })
  const system = startSystem({
    ...beside,
    app,
    emit,
    settings,
    games,
    lockdown,
    noticesFile: packaged ? join(process.resourcesPath, noticesFile) : built('renderer', noticesFile),
    folder: userData,
    write,
  })

  registerGuestMessages({
    ipcMain,
    contentsRegistry,
    refused: wiring.refused,
    receive(event, data) {
      if (!personCheck.receive(event, data)) games.receive(event, data)
    },
  })
  const handlers = {
    ...createSessionHandlers({
      session,
      state,
      memory,
      logIn,
    }),
    ...createGameHandlers(games),
    ...life.handlers,
    ...createOutsideHandlers({ personCheck, support, openExternal }),
    ...network.handlers,
    ...system.handlers,
    ...createClientHandlers({
      window,
      brand,
      settings,
      siteLog: createSiteLog(log),
      setLanguage(code) {
        gameSessions.setLanguage(code)
        settings.changeLooks({ language: code })
        system.setLanguage(code)
      },
    }),
    ...createUpdateHandlers(updates),
    'support:saveBundle': saveBundle,
    ...kiosk.handlers,
  } satisfies Handlers
  registerHandlers(kiosk.hold(handlers), { ipcMain, contentsRegistry, log })
  const language = () => settings.looks().language
  startProcessWatch({
    app,
    window,
    title: brand.title,
    language,
    settings,
    keepsSettings: !administered.forgetful,
    holdUpdate: updates.hold,
    log,
  })
  void siteProxied.then(() =>
    openSite(window, {
      title: brand.title,
      language,
      path: life.firstPath === '/' ? administered.startRoute : life.firstPath,
      home: administered.startRoute,
      log,
    }),
  )
  return { window }
}
