import { join } from 'node:path'
import {
  app,
  type BrowserWindow,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  safeStorage,
  session as sessions,
  shell,
} from 'electron'
import type { BrandData } from '#shared/brand/brand.ts'
import { postedChannel } from '#shared/bridge/bridge.ts'
import { createCheckWindow } from './check/check-window.ts'
import { createPersonCheck } from './check/person-check.ts'
import { createGameSessions } from './games/game-sessions.ts'
import { GameViews } from './games/game-views.ts'
import { createLaunches } from './games/launches.ts'
import { createForward } from './gateway/forward.ts'
import { createSiteHandler } from './gateway/site-handler.ts'
import { createHandlers } from './ipc/handlers.ts'
import { registerHandlers } from './ipc/registrar.ts'
import type { Log } from './log.ts'
import { createRememberedLogIn } from './login/log-in.ts'
import { createLoginMemory } from './login/login-memory.ts'
import { sealForPlatform } from './login/seal.ts'
import { menuFor } from './menu/menu.ts'
import { createOpenExternal } from './security/external.ts'
import { siteScheme } from './security/origins.ts'
import { brandSources, siteSubject } from './security/site-subject.ts'
import { createSubjects } from './security/subjects.ts'
import { wireContents, wireSession } from './security/wire.ts'
import { createSessionKeeper } from './session/session-keeper.ts'
import { createSiteLog } from './site-log.ts'
import { createSupport } from './support/support.ts'
import { createSupportWindow } from './support/support-window.ts'
import { createEncryptedFiles } from './vault/encrypted-files.ts'
import { createKeyringStore } from './vault/keyring.ts'
import { createOwedRemovals } from './vault/owed.ts'
import { createVault } from './vault/vault.ts'
import { factsOf } from './windows/facts.ts'
import { createMainWindow, openSite } from './windows/main-window.ts'

export type ClientOptions = { brand: BrandData; policy: string; gatewayUrl: string; log: Log }
export type Client = { readonly window: BrowserWindow }

const built = (...path: string[]) => join(import.meta.dirname, '..', ...path)

/** Puts the client together: policy first, then what it guards, the page last. */
export function startClient({ brand, policy, gatewayUrl, log }: ClientOptions): Client {
  const packaged = app.isPackaged
  const subjects = createSubjects()
  const sources = brandSources(brand)
  const openExternal = createOpenExternal((url) => shell.openExternal(url), sources, log)
  const wiring = { subjects, openExternal, sources, log }
  wireContents(app, wiring)
  wireSession(sessions.defaultSession, wiring)
  Menu.setApplicationMenu(menuFor(process.platform))

  const vault = createVault({
    log,
    owed: createOwedRemovals(join(app.getPath('userData'), 'owed-removals.json'), log),
    stores: {
      keyring: createKeyringStore(brand.appId),
      safeStorage: createEncryptedFiles({
        safeStorage,
        platform: process.platform,
        folder: join(app.getPath('userData'), 'vault'),
      }),
    },
  })
  const session = createSessionKeeper(vault)
  session.clearStale()
  const memory = createLoginMemory({ vault })

  const publicOrigin = brand.publicOrigin || new URL(gatewayUrl).origin
  const { window, emit } = createMainWindow({
    brand,
    subjects,
    subject: siteSubject(brand),
    dark: nativeTheme.shouldUseDarkColors,
    preload: built('preload', 'site.cjs'),
    facts: factsOf({
      version: app.getVersion(),
      platform: process.platform,
      publicOrigin,
    }),
    packaged,
  })

  const launches = createLaunches(brand.hosts.games, log)
  const forward = createForward({
    gatewayUrl,
    fetch: (url, init) => net.fetch(url, { ...init, bypassCustomProtocolHandlers: true }),
    session,
    launches,
    onSessionEnded: () => emit({ type: 'sessionEnded' }),
    log,
  })
  const logIn = createRememberedLogIn({
    memory,
    seal: sealForPlatform,
    forward,
    merchant: brand.merchant,
    log,
  })
  const root = built('renderer')
  sessions.defaultSession.protocol.handle(siteScheme, createSiteHandler({ root, policy, forward }))

  const gameSessions = createGameSessions({
    fromPartition: (partition) => sessions.fromPartition(partition),
    wire: (made) => wireSession(made, wiring),
    language: brand.languages.default,
  })
  const games = new GameViews({
    window,
    launches,
    subjects,
    sessionOf: gameSessions.of,
    emit,
    preload: built('preload', 'posted.cjs'),
    packaged,
    log,
  })
  // A new document of the site knows nothing of the games that the old one had opened.
  window.webContents.on('did-navigate', () => void games.closeAll())
  window.webContents.on('render-process-gone', () => void games.closeAll())

  const checkPage = brand.checkPage ?? `${publicOrigin}/check`
  const personCheck = createPersonCheck({
    page: checkPage,
    openWindow: (onEnd) =>
      createCheckWindow(
        {
          parent: window,
          title: brand.title,
          background: brand.theme.background[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
          origin: new URL(checkPage).origin,
          subjects,
          sessionOf: gameSessions.of,
          preload: built('preload', 'posted.cjs'),
          packaged,
        },
        onEnd,
      ),
    subjects,
    log,
  })
  // A document that has gone waits for no proof, and the small window doesn't outlive the client's own.
  window.webContents.on('did-navigate', personCheck.cancel)
  window.on('closed', personCheck.cancel)

  const support = createSupport({
    sources: brand.hosts.chat,
    openWindow: (origin, onEvent) =>
      createSupportWindow(
        {
          title: `${brand.title} · ${new URL(origin).host}`,
          background: brand.theme.background[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
          origin,
          frames: brand.hosts.chat,
          subjects,
          sessionOf: gameSessions.of,
          packaged,
        },
        onEvent,
      ),
    log,
  })
  window.on('closed', support.close)

  ipcMain.on(postedChannel, (event, data: unknown) => {
    if (!personCheck.receive(event, data)) games.receive(event, data)
  })
  const { setLanguage } = gameSessions
  const handlers = createHandlers({
    window,
    brand,
    games,
    session,
    vault,
    memory,
    logIn,
    personCheck,
    support,
    siteLog: createSiteLog(log),
    openExternal,
    setLanguage,
  })
  registerHandlers(handlers, { ipcMain, subjects, log })
  openSite(window, log)
  return { window }
}
