import type * as z from 'zod/mini'
import type { SiteCommand } from '../domain/client-commands.ts'
import type { NewsKind } from '../domain/client-news.ts'
import type { SettingsState } from '../domain/client-settings.ts'
import type { GameMessage } from '../domain/provider-messages.ts'
import type { UpdateState } from '../domain/updates.ts'
import { clientChannels } from './channels/client.ts'
import { type GamePlace, gameChannels } from './channels/games.ts'
import { type KioskNews, kioskChannels } from './channels/kiosk.ts'
import { lifecycleChannels } from './channels/lifecycle.ts'
import { notifyChannels } from './channels/notify.ts'
import { outsideChannels } from './channels/outside.ts'
import { type ProxyQuestion, proxyChannels } from './channels/proxy.ts'
import { sessionChannels } from './channels/session.ts'
import { supportChannels } from './channels/support.ts'
import { updateChannels } from './channels/updates.ts'

/**
 * The desktop contract: every call of the page into main, with the schemas of its arguments and its result.
 * Main checks the sender's frame and the arguments of each call against this table, and refuses the rest.
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

/** What can be the matter with a game that still runs. */
export type GameTrouble = 'unresponsive' | 'memory'

/** What main tells the page unasked. */
export type DesktopEvent =
  | { type: 'gameMessage'; id: string; message: GameMessage }
  | { type: 'gameLoaded'; id: string }
  | { type: 'gameFailed'; id: string; reason: 'load' | 'crashed' }
  /** A game that runs hangs, or uses too much memory; `none` once neither is so any longer. */
  | { type: 'gameTrouble'; id: string; trouble: GameTrouble | 'none' }
  | { type: 'gameState'; id: string; place: GamePlace; muted: boolean }
  | { type: 'gameClosed'; id: string }
  /** The search's keys were pressed in a game. */
  | { type: 'searchKey' }
  | { type: 'sessionEnded' }
  /** A session that an earlier run kept was found after the page had been told that there is none. */
  | { type: 'sessionBegun' }
  | { type: 'fullScreen'; on: boolean }
  | { type: 'settings'; state: SettingsState }
  | { type: 'updates'; state: UpdateState }
  /** A link of the client's own scheme was opened: a path of the site, query included. */
  | { type: 'navigate'; path: string }
  /** The machine has slept, and is awake again. */
  | { type: 'resumed' }
  /** A proxy wants to know who asks; null: none does any more. */
  | { type: 'proxyQuestion'; question: ProxyQuestion | null }
  | { type: 'kiosk'; news: KioskNews }
  /** Asked for in the client's menu, or by its keys where the page doesn't hear them, in the game of this view. */
  | { type: 'command'; command: SiteCommand; view?: string }
  /** A notification was clicked: its place is to be shown. */
  | { type: 'news'; kind: NewsKind }

/** The one channel of those events. */
export const eventChannel = 'desktop:event'

/** `window.desktop`, as the preload exposes it; absent on the web. */
export type DesktopApi = {
  /** Calls main. Rejects when main refuses the call. */
  invoke<C extends Channel>(channel: C, ...args: ArgsOf<C>): Promise<ResultOf<C>>
  /** Listens to main's events; the answer stops it. */
  onEvent(listener: (event: DesktopEvent) => void): () => void
  /** Facts that don't change while the page lives. */
  readonly info: {
    readonly version: string
    readonly os: 'win' | 'mac' | 'linux'
    readonly publicOrigin: string
    /** What the machine's administrator decided of the page; absent where there is nothing to say. */
    readonly policy?: {
      readonly kiosk: boolean
      /** Nothing of a person outlives the run: no form offers to remember. */
      readonly forgetful: boolean
      /** Wire code of the language to start in; "" for none. */
      readonly language: string
    }
  }
}
