import type * as z from 'zod/mini'
import type { SiteCommand } from '../domain/client-commands.ts'
import type { NewsKind } from '../domain/client-news.ts'
import type { SettingsState } from '../domain/client-settings.ts'
import type { GameMessage } from '../domain/provider-messages.ts'
import type { UpdateState } from '../domain/updates.ts'
import { clientChannels } from './channels/client.ts'
import { type GameLocation, gameChannels } from './channels/games.ts'
import { type KioskNews, kioskChannels } from './channels/kiosk.ts'
import { lifecycleChannels } from './channels/lifecycle.ts'
import { notifyChannels } from './channels/notify.ts'
import { outsideChannels } from './channels/outside.ts'
import { type ProxyQuestion, proxyChannels } from './channels/proxy.ts'
import { sessionChannels } from './channels/session.ts'
import { supportChannels } from './channels/support.ts'
import { updateChannels } from './channels/updates.ts'

/**
 * The desktop contract: every call that the page can make to main, with the schemas of its arguments and result. Main
 * checks the sender's frame and the arguments of each call against this table, and refuses the rest.
 */
export const channels = {
  ...sessionChannels,
  ...gameChannels,
  ...outsideChannels,
  ...clientChannels,
  ...updateChannels,
  ...supportChannels,
  ...lifecycleChannels,
  ...proxyChannels,
  ...kioskChannels,
  ...notifyChannels,
} as const satisfies Record<string, { args: z.ZodMiniType; result: z.ZodMiniType }>

export type Channel = keyof typeof channels
export type ArgsOf<C extends Channel> = z.output<(typeof channels)[C]['args']>
export type ResultOf<C extends Channel> = z.output<(typeof channels)[C]['result']>

/** What can be wrong with a game that is still running. */
export type GameTrouble = 'unresponsive' | 'memory'

/** Events that main sends to the page. */
export type DesktopEvent =
  | { type: 'gameMessage'; id: string; message: GameMessage }
  | { type: 'gameLoaded'; id: string }
  | { type: 'gameFailed'; id: string; reason: 'load' | 'crashed' }
  /** A running game hangs or uses too much memory; `none` when that is over. */
  | { type: 'gameTrouble'; id: string; trouble: GameTrouble | 'none' }
  | { type: 'gameState'; id: string; place: GameLocation; muted: boolean }
  | { type: 'gameClosed'; id: string }
  /** The search shortcut was pressed in a game. */
  | { type: 'searchKey' }
  /** The gateway has ended the session of this name. */
  | { type: 'sessionEnded'; name: string }
  /** The session of an earlier run was restored after the page had got the answer that there is none. */
  | { type: 'sessionBegun'; name: string }
  | { type: 'fullScreen'; on: boolean }
  | { type: 'settings'; state: SettingsState }
  | { type: 'updates'; state: UpdateState }
  /** A link of the client's own scheme was opened. `path` is a path of the site, with its query. */
  | { type: 'navigate'; path: string }
  /** The machine has woken up. */
  | { type: 'resumed' }
  /** A proxy requires a login; null when none does any more. */
  | { type: 'proxyQuestion'; question: ProxyQuestion | null }
  | { type: 'kiosk'; news: KioskNews }
  /** Chosen in the client's menu, or by its shortcut. `view` is the game in which the shortcut was pressed. */
  | { type: 'command'; command: SiteCommand; view?: string }
  /** A notification was clicked, and what it was about should be shown. */
  | { type: 'news'; kind: NewsKind }

/** The channel that carries all of these events. */
export const eventChannel = 'desktop:event'

/** `window.desktop`, as the preload script exposes it; absent on the web. */
export type DesktopApi = {
  /** Calls main. Rejects when main refuses the call. */
  invoke<C extends Channel>(channel: C, ...args: ArgsOf<C>): Promise<ResultOf<C>>
  /** Listens to main's events. Returns a function that stops listening. */
  onEvent(listener: (event: DesktopEvent) => void): () => void
  /** Facts that don't change during the page's lifetime. */
  readonly info: {
    readonly version: string
    readonly os: 'win' | 'mac' | 'linux'
    readonly publicOrigin: string
    /** What the machine's administrator decided; absent if nothing applies to the page. */
    readonly policy?: {
      readonly kiosk: boolean
      /** Nothing personal outlives the run, so no form offers to remember anything. */
      readonly forgetful: boolean
      /** Wire code of the language to start in; "" for none. */
      readonly language: string
    }
  }
}
