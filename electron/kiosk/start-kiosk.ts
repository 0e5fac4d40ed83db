import {
  app,
  type BrowserWindow,
  clipboard,
  Menu,
  powerMonitor,
  type Session,
  screen,
  type WebContents,
} from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KioskNews, kioskChannels } from '#shared/bridge/channels/kiosk.ts'
import { logout } from '#shared/contract/endpoints/logout.ts'
import type { WireMapping } from '#shared/contract/wire-mapping.ts'
import type { Handlers, HandlersOf } from '../ipc/registrar.ts'
import { relaunch } from '../lifecycle/relaunch.ts'
import type { Log } from '../log.ts'
import type { LoginMemory } from '../login/login-memory.ts'
import type { Policy } from '../policies/policy.ts'
import { siteOrigin } from '../security/origins.ts'
import type { SessionKeeper } from '../session/session-keeper.ts'
import type { Settings } from '../settings/settings.ts'
import { clearPerson } from './clear.ts'
import { nextPresence, type Presence, questionSeconds } from './idle.ts'
import { createIdleTime } from './idle-time.ts'
import type { KioskFile } from './kiosk-file.ts'
import { createLock } from './lock.ts'
import { lockDownWindow } from './lock-down.ts'
import { lockDownChannels } from './lockdown-channels.ts'
import type { Lockdown } from './lockdown-state.ts'

export type StartKioskOptions = {
  brand: ClientBrand
  policy: Policy
  lockdown: Lockdown
  window: BrowserWindow
  file: KioskFile
  /** Called when the operator ends the lockdown. */
  allowFileDialogs: () => void
  session: SessionKeeper
  memory: LoginMemory
  settings: Settings
  /** Calls the gateway the way the page does. */
  forward: (request: Request) => Promise<Response>
  wire: WireMapping
  /** Closes everything outside the page. */
  closeAll: () => Promise<unknown>
  /** Keeps a fetched update from being installed when this run ends. */
  holdUpdate: () => void
  /** Called when the operator has left the kiosk, and the client goes on without it. */
  onLeft: () => void
  forgetProxyLogin: () => Promise<unknown>
  /** Every session that has shown a page or made a call. */
  sessions: () => readonly Session[]
  report: (news: KioskNews) => void
  log: Log
}

export type Kiosk = {
  readonly handlers: HandlersOf<keyof typeof kioskChannels>
  /** Wraps the handlers with the lockdown policy. */
  hold(handlers: Handlers): Handlers
}

/** Milliseconds between two checks of whether somebody is there. */
const lookEvery = 1_000

/** Milliseconds after which the kiosk no longer waits for the logout's answer. */
const longestGoodbye = 3_000

/** Milliseconds of a monotonic clock. */
const steady = () => performance.now()

/** Starts the kiosk: keeps the window, handles the operator's PIN, and clears what a person leaves behind. */
export function startKiosk(options: StartKioskOptions): Kiosk {
  const { brand, policy, lockdown, window, file, session, memory, settings, forward, wire, report, log } =
    options
  const lock = createLock({ pin: policy.pin, kept: file })
  const idle = createIdleTime(() => powerMonitor.getSystemIdleTime(), steady)
  let cursor = screen.getCursorScreenPoint()
  let presence: Presence = { at: 'fresh', since: steady() }
  let clearing: Promise<void> | undefined

  function leaveBy(end: () => void): void {
    lockdown.on = false
    lock.shut()
    options.allowFileDialogs()
    end()
  }

  async function endSession(): Promise<void> {
    if (session.token() === undefined) return
    const language = settings.looks().language || brand.languages.default
    const { path, method } = wire.call(logout)
    await forward(
      new Request(siteOrigin + path, {
        method,
        headers: { language, merchant: brand.merchant, accept: 'application/json' },
        signal: AbortSignal.timeout(longestGoodbye),
      }),
    )
    session.forget()
  }

  async function clear(): Promise<void> {
    log.info('kiosk', 'everything of the last person is cleared')
    lock.shut()
    const whole = await clearPerson({
      load: (path) => window.loadURL(siteOrigin + path),
      run: (script) => window.webContents.executeJavaScript(script),
      closeAll: options.closeAll,
      endSession,
      forgetLogin: () => memory.forget(),
      forgetProxyLogin: options.forgetProxyLogin,
      forgetHistory: () => window.webContents.navigationHistory.clear(),
      emptyClipboard() {
        clipboard.clear()
        // Linux has a second one, of what is selected.
        if (process.platform === 'linux') clipboard.selection.clear()
      },
      sessions: options.sessions,
      startRoute: policy.startRoute,
      log,
    })
    presence = { at: 'fresh', since: steady() }
    if (whole) return
    // A run keeps everything in memory, so a new process has none of it.
    relaunch({ app, holdUpdate: options.holdUpdate })
    app.exit()
  }

  /** Runs once at a time; calls meanwhile get the same promise. */
  function finish(): Promise<void> {
    clearing ??= clear().finally(() => {
      clearing = undefined
    })
    return clearing
  }

  function look(): void {
    if (!lockdown.on || clearing) return
    const { x, y } = screen.getCursorScreenPoint()
    if (x !== cursor.x || y !== cursor.y) idle.touched()
    cursor = { x, y }
    const [next, step] = nextPresence(presence, {
      idle: idle.seconds(),
      now: steady(),
      limit: policy.idleMinutes * 60,
    })
    presence = next
    if (step === 'ask') report({ what: 'asks', seconds: questionSeconds })
    else if (step === 'goOn') report({ what: 'goesOn' })
    else if (step === 'clear') void finish()
  }

  if (lockdown.on) {
    // Electron's default menu would bring its shortcuts. macOS needs an Edit menu for pasting by keyboard.
    Menu.setApplicationMenu(
      process.platform === 'darwin' ? Menu.buildFromTemplate([{ role: 'editMenu' }]) : null,
    )
    lockDownWindow(window, lockdown)
    const touched = (contents: WebContents) => {
      contents.on('input-event', idle.touched)
      // This event also covers frames with a process of their own, whose other input isn't reported.
      contents.on('before-input-event', idle.touched)
    }
    touched(window.webContents)
    app.on('web-contents-created', (_, contents) => touched(contents))
    const timer = setInterval(look, lookEvery)
    window.on('closed', () => clearInterval(timer))
    // The kiosk must not hold up a system shutdown.
    powerMonitor.on('shutdown', () => leaveBy(() => app.quit()))
    window.on('session-end', () => leaveBy(() => {}))
  }

  return {
    handlers: {
      'kiosk:state': () => ({
        on: lockdown.on,
        hasPin: lock.hasPin,
        openFor: lock.openFor(),
        waits: lock.waits(),
      }),
      async 'kiosk:unlock'(pin) {
        const result = await lock.unlock(pin)
        if (result.outcome !== 'open') log.warn('kiosk', 'a PIN was refused', { outcome: result.outcome })
        return result
      },
      'kiosk:do'(act) {
        if (lock.openFor() === 0) return false
        log.info('kiosk', 'the operator acts', { act })
        if (act === 'quit') setImmediate(leaveBy, () => app.quit())
        if (act === 'relaunch')
          setImmediate(leaveBy, () => {
            relaunch({ app, holdUpdate: options.holdUpdate })
            app.quit()
          })
        if (act === 'leave')
          leaveBy(() => {
            window.setKiosk(false)
            options.onLeft()
          })
        return true
      },
      'kiosk:stay'() {
        if (presence.at !== 'asking') return
        presence = { at: 'used' }
        report({ what: 'goesOn' })
      },
      'kiosk:finish': () => (policy.kiosk ? finish() : undefined),
    },
    hold: (handlers) => lockDownChannels(handlers, { lockdown, isUnlocked: () => lock.openFor() > 0 }),
  }
}
