import type { ComponentType } from 'react'
import type { Answer } from '#lib/gateway/gateway.ts'
import type { GameTrouble } from '#shared/bridge/bridge.ts'
import type { SiteLogEntry } from '#shared/bridge/channels/client.ts'
import type { GameLocation } from '#shared/bridge/channels/games.ts'
import type { ProxyCredentials, ProxyQuestion } from '#shared/bridge/channels/proxy.ts'
import type { SessionValue } from '#shared/contract/endpoints/session.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import type { NewsKind } from '#shared/domain/client-news.ts'
import type { ClientSettings, SettingsState } from '#shared/domain/client-settings.ts'
import type { CheckOutcome, CheckSubject } from '#shared/domain/person-check.ts'
import type { GameMessage } from '#shared/domain/provider-messages.ts'
import type { InstallResult, UpdateState } from '#shared/domain/updates.ts'
import type { KioskControls } from './kiosk-controls.ts'
import type { WebApp } from './web-app.ts'

export type { GameLocation, GameTrouble }

/** Reported by a running game or by the view it runs in. */
export type GameEvent =
  | { type: 'message'; message: GameMessage }
  /** The page has loaded. It may still be blank: only a `ready` message says that the game is running. */
  | { type: 'loaded' }
  | { type: 'failed'; reason: 'refusedAddress' | 'tooMany' | 'load' | 'crashed' }
  /** A running game hangs or uses too much memory; `none` once that is over. */
  | { type: 'trouble'; trouble: GameTrouble | 'none' }
  /**
   * The game has a view of its own, with this id. This and the following events occur only where games have views.
   */
  | { type: 'opened'; view: string; place: GameLocation }
  | { type: 'state'; place: GameLocation; muted: boolean }
  /** It was closed elsewhere, for instance with its own window. */
  | { type: 'closed' }

export type GameViewProps = {
  /** A launch address, which is valid once. A new one replaces the game. */
  url: string
  /** Name of the provider's message adapter. */
  provider: string | undefined
  /** The game's name, used as the accessible name of its frame. */
  title: string
  /** The balance once it is known. When it changes, the game is asked to read its own again. */
  balance?: string | undefined
  /** False while the game runs out of sight; true by default. */
  shown?: boolean
  /** Whether it may have a window of its own, where that is possible. A new URL then goes to that window. */
  movable?: boolean
  onEvent: (event: GameEvent) => void
}

/** What can be done with running games, by the ids of their views. */
export type GameControls = {
  setMuted(view: string, muted: boolean): void
  /** Moves the game to a window of its own, or back into the page. */
  pullOut(view: string): void
  putBack(view: string): void
  /** Makes the game's window small and keeps it above all others, or restores it. */
  setMini(view: string, on: boolean): void
  /** Gives the game the keyboard focus and brings its window to the front. */
  focus(view: string): void
}

/** The session as the page sees it. How the token is kept is up to the platform. */
export type PlatformSession = {
  /** Looks for an existing session. Resolves with whether there is one. */
  start(): Promise<boolean>
  /** Takes over the session of a login's answer. Returns false if the answer contains none. */
  accept(value: SessionValue, answer: Headers): boolean
  /** Names the session in messages between tabs; the same in every tab that holds it. */
  name(): string
  /** Headers for calls with a session. None on the desktop, where main adds them. */
  headers(): Record<string, string>
  /** Ends the session of that name, here and in every tab that has it. A different session continues. */
  end(name: string): void
  /**
   * The gateway has ended the session: takes over the living one of another tab, or else forgets it. Resolves with whether
   * there is a living one now.
   */
  expire(): Promise<boolean>
  /**
   * Registers a listener for sessions that begin or end elsewhere (another tab, main). `expired`: the gateway ended
   * it. Returns a function that removes the listener.
   */
  subscribe(listener: (signedIn: boolean, expired?: boolean) => void): () => void
}

/** The last login here with "remember me" ticked. Kept for a day. */
export type RememberedLogin =
  /** `passwordHeld`: the desktop's vault has the password and can log in with it. Never true on the web. */
  | { kind: 'username'; username: string; passwordHeld: boolean }
  /** A mobile number as typed, with its country ("PH"). */
  | { kind: 'sms'; country: string; mobile: string }

/**
 * Remembers a login for the next one. On the web, a name or number in cookies, never a password. On the desktop, the
 * credentials in the system's vault; the page never gets the password back.
 */
export type PlatformMemory = {
  /** The remembered login; undefined if there is none, it has expired or it can't be read. */
  read(): Promise<RememberedLogin | undefined>
  /** Remembers a successful login in place of the previous one. Never rejects. */
  keep(
    login:
      | { kind: 'username'; username: string; password: string }
      | { kind: 'sms'; country: string; mobile: string },
  ): Promise<void>
  /** Forgets the login at once. Never rejects. */
  forget(): Promise<void>
  /**
   * Logs in with the stored password. Only present where `passwordHeld` can be true.
   * @throws GatewayError, like the login call itself.
   */
  logIn?(proof: {
    captcha?: string
    captchaId?: string
    botToken?: string | undefined
  }): Promise<Answer<SessionValue>>
}

/** Runs a bot check on a page where its provider's script may run. Never rejects. */
export type PersonCheck = (asked: CheckSubject) => Promise<CheckOutcome>

/** The desktop client's updates. What is started here continues in the background and is reported to `subscribe`. */
export type UpdateControls = {
  state(): Promise<UpdateState>
  /** Checks for an update. Also downloads it if that is automatic. */
  check(): Promise<UpdateState>
  /** Downloads the update that was found. */
  download(): Promise<UpdateState>
  /** Restarts with the update. While a game is running, only with `endGames`. */
  install(endGames: boolean): Promise<InstallResult>
  /** Registers a listener for changes. Returns a function that removes it. */
  subscribe(listener: (state: UpdateState) => void): () => void
}

/** The desktop client itself: settings, menu, notifications and updates. */
export type ClientControls = {
  readonly version: string
  readSettings(): Promise<SettingsState>
  /** Changes some settings. Those fixed by the administrator don't change. */
  changeSettings(patch: Partial<ClientSettings>): Promise<SettingsState>
  /** Registers a listener for changes, wherever they were made. Returns a function that removes it. */
  subscribe(listener: (state: SettingsState) => void): () => void
  /**
   * Registers a listener for commands of the client's menu and keys, including keys pressed in a game's view
   * (`view`). Returns a function that removes it.
   */
  onCommand(listener: (command: SiteCommand, view?: string) => void): () => void
  /** Shows a system notification, if enabled and the window isn't in use. Never throws. */
  notify(kind: NewsKind): void
  /** Registers a listener for clicked notifications. Returns a function that removes it. */
  onNews(listener: (kind: NewsKind) => void): () => void
  readonly updates: UpdateControls
  /** Saves logs, versions and settings for the operator's support, in a file that the person chooses. */
  saveSupportBundle(): Promise<'saved' | 'cancelled' | 'failed'>
}

/** What happens to the client from outside the page. */
export type OutsideEvents = {
  /** A link to the site was opened: a path, including the query. */
  navigate(path: string): void
  /** The machine has woken up. Data may be old and the connection lost. */
  resumed(): void
}

/** The network's proxy, if it requires a login. */
export type ProxyDoor = {
  /** The open login request; null if there is none. Never rejects. */
  question(): Promise<ProxyQuestion | null>
  /** Answers it; null if the person declines. */
  answer(id: string, credentials: ProxyCredentials | null): void
  /** Registers a listener for each request, and for null once none is open. Returns a function that removes it. */
  subscribe(listener: (question: ProxyQuestion | null) => void): () => void
}

/** A window that has been opened before its address is known. */
export type PendingWindow = {
  /** False if the browser blocked it. Only another click may then open one. */
  readonly opened: boolean
  /** Opens an address in the window. Resolves with false if it is refused; undefined where that can't be known. */
  go(url: string): Promise<boolean> | undefined
  /** Closes the window, because no address came. */
  cancel(): void
}

/**
 * Everything that differs between browser and desktop client, with one implementation each. Nothing else may ask
 * which of them it runs in.
 */
export type Platform = {
  /** Base URL of the gateway's paths; "" for the page's own origin. */
  readonly gatewayUrl: string
  /** The site's public origin, for referral links, QR codes and domain checks (never app://). */
  readonly publicOrigin: string
  /** The host that is sent to the gateway in calls about the site's own domain. */
  readonly publicHost: string
  readonly session: PlatformSession
  readonly memory: PlatformMemory
  /**
   * Where secrets are stored. The login form warns if that is only this run's memory. `memory` updates it, because a
   * vault that was locked at the start may be unlocked later.
   */
  readonly secretStorage: 'browser' | 'vault' | 'encrypted' | 'memory'
  /** The component a game runs in: a frame in the browser, a view of its own on the desktop. */
  readonly GameView: ComponentType<GameViewProps>
  /** Only where several games may run at once, each in a view of its own. */
  readonly games?: GameControls
  /** Only in the desktop client. */
  readonly client?: ClientControls
  /** Registers a listener for events from outside. Returns a function that removes it. Only in the desktop client. */
  readonly onOutside?: (listener: OutsideEvents) => () => void
  /** Only in a build for browsers. */
  readonly webApp?: WebApp
  /** Only where the page must ask for the proxy's login. Browsers do that themselves. */
  readonly proxy?: ProxyDoor
  /** Only where the client runs as a kiosk. */
  readonly kiosk?: KioskControls
  /** Whether the administrator has switched off remembering logins. Forms then don't offer it. */
  readonly forgetful?: boolean
  /** Only where the providers' scripts don't run on the site's own page. */
  readonly personCheck?: PersonCheck
  /** Writes an entry of the site's log, where there is another log than the browser's console. */
  readonly log?: (entry: SiteLogEntry) => void
  /** Opens a URL outside the site: in a new tab, or in the system's browser. */
  openExternal(url: string): void
  /**
   * Like `openExternal`, for a URL that isn't known yet. Must be called in a click, which permits the window. On the
   * desktop, `support` (customer service) opens a small window of its own instead of the browser.
   */
  openWindow(purpose?: 'support'): PendingWindow
  /**
   * Replaces the site by a URL, so that Back skips the page. Only where the site may be left; otherwise a game runs
   * in `GameView`.
   */
  readonly giveWay?: (url: string) => void
  readonly fullScreen: {
    /** False if the browser doesn't support it (iPhone). The game then fills the page's window instead. */
    readonly supported: boolean
    set(on: boolean): void
    subscribe(listener: (on: boolean) => void): () => void
  }
  /**
   * Registers a listener for the search shortcut pressed in a game's own view, where the page gets no key events.
   * Returns a function that removes it. Only where games have views.
   */
  readonly onSearchKey?: (listener: () => void) => () => void
  /** Applies the site's theme to the window. */
  setTheme(theme: 'light' | 'dark'): void
  setLanguage(code: string): void
}
