import type { ComponentType } from 'react'
import type { Answer } from '#lib/gateway/gateway.ts'
import type { GameTrouble } from '#shared/bridge/bridge.ts'
import type { SiteLogEntry } from '#shared/bridge/channels/client.ts'
import type { GamePlace } from '#shared/bridge/channels/games.ts'
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

export type { GamePlace, GameTrouble }

/** What a running game, or the place it runs in, reports. */
export type GameEvent =
  | { type: 'message'; message: GameMessage }
  /** The page loaded; it may still be blank, only a `ready` message says that the game runs. */
  | { type: 'loaded' }
  | { type: 'failed'; reason: 'refusedAddress' | 'tooMany' | 'load' | 'crashed' }
  /** A game that still runs hangs, or uses too much memory; `none` once that is over. */
  | { type: 'trouble'; trouble: GameTrouble | 'none' }
  /** It has a view of its own, by this id; only where games have one, as all that follows. */
  | { type: 'opened'; view: string; place: GamePlace }
  | { type: 'state'; place: GamePlace; muted: boolean }
  /** It was ended elsewhere: its own window was closed. */
  | { type: 'closed' }

export type GameViewProps = {
  /** A launch address, used once: a new one replaces the game. */
  url: string
  /** The provider's message adapter. */
  provider: string | undefined
  /** The game's name: the accessible name of its frame. */
  title: string
  /** False while the game goes on out of sight; true where nothing is said. */
  shown?: boolean
  /** It may have a window of its own, where games can. A new address then goes to the same window. */
  movable?: boolean
  onEvent: (event: GameEvent) => void
}

/** What can be done with running games besides showing them, by their views' ids. */
export type GameControls = {
  setMuted(view: string, muted: boolean): void
  /** Moves it to a window of its own, and back. */
  pullOut(view: string): void
  putBack(view: string): void
  /** Makes its window small and keeps it above all others, or as it was. */
  setMini(view: string, on: boolean): void
  /** Gives it the keyboard, and brings its window to the front. */
  focus(view: string): void
}

/** Session as the page knows it: the token itself is the platform's own business. */
export type PlatformSession = {
  /** Finds a session that is still held; resolves once known. */
  start(): Promise<boolean>
  /** Takes the session out of a login's answer; false when there is none in it. */
  accept(value: SessionValue, answer: Headers): boolean
  /** Headers that a call with a session carries (none on the desktop: main adds them). */
  headers(): Record<string, string>
  /** Drops the session here and in the other windows and tabs. */
  end(): void
  /**
   * Hears of sessions begun or ended elsewhere (another tab, main); `expired` when it was the gateway that
   * ended it. The answer stops it.
   */
  subscribe(listener: (signedIn: boolean, expired?: boolean) => void): () => void
}

/** Who logged in here last, when he ticked "remember me". Kept for a day. */
export type RememberedLogin =
  /** `passwordHeld`: the desktop's vault has the password and can log in with it; on the web never. */
  | { kind: 'username'; username: string; passwordHeld: boolean }
  /** A mobile number as typed, with its country ("PH"). */
  | { kind: 'sms'; country: string; mobile: string }

/**
 * What a login leaves behind for the next one. On the web a name or a number in cookies, never a password; on
 * the desktop the credentials, in the system's vault, from which the page never gets the password back.
 */
export type PlatformMemory = {
  /** What is remembered; undefined when nothing is, or its day is over, or it can't be read. */
  read(): Promise<RememberedLogin | undefined>
  /** Keeps a login that succeeded, in place of what was kept before. Never rejects. */
  keep(
    login:
      | { kind: 'username'; username: string; password: string }
      | { kind: 'sms'; country: string; mobile: string },
  ): Promise<void>
  /** Forgets at once. Never rejects. */
  forget(): Promise<void>
  /**
   * Logs in with the held password; there only where `passwordHeld` can be true.
   * @throws GatewayError, as the login call itself.
   */
  logIn?(proof: {
    captcha?: string
    captchaId?: string
    botToken?: string | undefined
  }): Promise<Answer<SessionValue>>
}

/** Has a bot check made on a page where its provider's script runs. Never rejects. */
export type PersonCheck = (asked: CheckSubject) => Promise<CheckOutcome>

/** The desktop client's updates. What is begun here goes on in the background, and is told to who listens. */
export type UpdateControls = {
  state(): Promise<UpdateState>
  /** Looks for an update, and fetches it too where that is automatic. */
  check(): Promise<UpdateState>
  /** Fetches what was found. */
  download(): Promise<UpdateState>
  /** Restarts with the update. While a game runs only with `endGames`. */
  install(endGames: boolean): Promise<InstallResult>
  /** Hears of each change; the answer stops it. */
  subscribe(listener: (state: UpdateState) => void): () => void
}

/** The desktop client itself, as a person may set it. */
export type ClientControls = {
  readonly version: string
  readSettings(): Promise<SettingsState>
  /** Changes some settings; those that the administrator fixed stay. */
  changeSettings(patch: Partial<ClientSettings>): Promise<SettingsState>
  /** Hears of each change, wherever it was made; the answer stops it. */
  subscribe(listener: (state: SettingsState) => void): () => void
  /** Hears what the client's menu and keys ask of the site, keys maybe in a game's view; the answer stops it. */
  onCommand(listener: (command: SiteCommand, view?: string) => void): () => void
  /** Tells news by the system's own notification, if that is wished and nobody is looking. Never rejects. */
  notify(kind: NewsKind): void
  /** Hears of notifications that were clicked; the answer stops it. */
  onNews(listener: (kind: NewsKind) => void): () => void
  readonly updates: UpdateControls
  /** Saves logs, versions and settings for the operator's support, in a file of the person's choice. */
  saveSupportBundle(): Promise<'saved' | 'cancelled' | 'failed'>
}

/** What happens to the client from outside the page. */
export type OutsideEvents = {
  /** A link led here: a path of the site, query included. */
  navigate(path: string): void
  /** The machine has slept: what is shown may be old, and the connection gone. */
  resumed(): void
}

/** The proxy between this machine and the world, where it wants to know who asks. */
export type ProxyDoor = {
  /** The question that is open; null when none is. Never rejects. */
  question(): Promise<ProxyQuestion | null>
  /** Answers it, with null for "I won't say". */
  answer(id: string, credentials: ProxyCredentials | null): void
  /** Hears of each question that opens, and with null that none is open any more; the answer stops it. */
  subscribe(listener: (question: ProxyQuestion | null) => void): () => void
}

/** A window that waits for its address. */
export type PendingWindow = {
  /** False where the browser has blocked it: there is no window, and only another click may open one. */
  readonly opened: boolean
  /** Opens the address in it; false, or a promise of it, where that is refused. */
  go(url: string): Promise<boolean> | undefined
  /** No address came: the window goes. */
  cancel(): void
}

/**
 * The one door to where the site runs: two implementations, browser and desktop. Everything that differs
 * between them is here, and nothing else asks which one it is.
 */
export type Platform = {
  /** Where the gateway's paths are: "" for the page's own origin. */
  readonly gatewayUrl: string
  /** The site's public address, for referral links, QR codes and domain checks (never app://). */
  readonly publicOrigin: string
  /** The host the gateway is asked about. */
  readonly publicHost: string
  readonly session: PlatformSession
  readonly memory: PlatformMemory
  /**
   * Where secrets are kept; the login form says so when it is this run's memory only. `memory` tells anew
   * where that is: what was locked at the start may be open later.
   */
  readonly secretStorage: 'browser' | 'vault' | 'encrypted' | 'memory'
  /** The place a game runs in: a frame in the browser, a view of its own on the desktop. */
  readonly GameView: ComponentType<GameViewProps>
  /** There where several games run at once, each in a view of its own. */
  readonly games?: GameControls
  /** There in the desktop client only. */
  readonly client?: ClientControls
  /** Hears of what happens outside; there in the desktop client only. The answer stops it. */
  readonly onOutside?: (listener: OutsideEvents) => () => void
  /** There in a build for browsers only. */
  readonly webApp?: WebApp
  /** There where the page has to ask for the proxy's sake: browsers do so themselves. */
  readonly proxy?: ProxyDoor
  /** There where the client runs as a kiosk. */
  readonly kiosk?: KioskControls
  /** True where the administrator has nothing remembered: no form offers it. */
  readonly forgetful?: boolean
  /** There where the providers' scripts refuse the site's own page. */
  readonly personCheck?: PersonCheck
  /** Takes the lines of the site's log, where there is a log besides the browser's console. */
  readonly log?: (entry: SiteLogEntry) => void
  /** Opens an address outside: a new tab, or the system's browser. */
  openExternal(url: string): void
  /**
   * The same for an address that is yet to be asked for. To be called in a click, which allows the window. For
   * `support`, customer service, the desktop has a small window of its own in the browser's stead.
   */
  openWindow(purpose?: 'support'): PendingWindow
  /**
   * Gives the site's own place to an address, with which Back leads past it; there only where the site may be
   * left. The game's view does for a game otherwise.
   */
  readonly giveWay?: (url: string) => void
  readonly fullScreen: {
    /** False where the browser has none (iPhone); the page then fills its window instead. */
    readonly supported: boolean
    set(on: boolean): void
    subscribe(listener: (on: boolean) => void): () => void
  }
  /**
   * Hears of the search's keys pressed where the page doesn't hear them, in a game that has a view of its own;
   * there only where games have one. The answer stops it.
   */
  readonly onSearchKey?: (listener: () => void) => () => void
  /** The window's own looks follow the site's. */
  setTheme(theme: 'light' | 'dark'): void
  setLanguage(code: string): void
}
