/** What the server of this game and its page exchange. Imports nothing: the page loads it. */

export const slotIds = ['slot-low', 'slot-medium', 'slot-high', 'slot-hold', 'slot-tumble'] as const
export type SlotId = (typeof slotIds)[number]

/** `emblem` is the game's own motif and pays most. `a` to `e` pay less in this order. */
export const slotSymbols = ['emblem', 'a', 'b', 'c', 'd', 'e', 'wild', 'scatter', 'coin'] as const
export type SlotSymbol = (typeof slotSymbols)[number]

/** Symbols that win: on a line from the left, or anywhere on the first reels. */
export interface SlotWin {
  readonly symbol: SlotSymbol
  /** On how many reels, from the left. */
  readonly count: number
  /** Row (0–2) on each of the five reels. Missing where a symbol pays in any row. */
  readonly rows?: readonly number[]
  /** In how many ways it wins. Missing on lines. */
  readonly ways?: number
  readonly amount: string
}

/** Why a screen is shown: a spin, what fell into it, a free spin, or a respin. */
export type SlotPhase = 'base' | 'fall' | 'free' | 'respin'

/** One picture of the reels. A round is a sequence of them, decided at once and replayed by the page. */
export interface SlotScreen {
  readonly phase: SlotPhase
  /** Five reels of three symbols, top to bottom. */
  readonly reels: readonly (readonly SlotSymbol[])[]
  readonly wins: readonly SlotWin[]
  /** What the screen's wins are multiplied by. Their amounts already are. */
  readonly multiplier: number
  /** What this screen won, and what the round has won with it. */
  readonly amount: string
  readonly total: string
  /** Free spins or respins that this screen gave, and how many are left after it. */
  readonly given: number
  readonly left: number
  /** What the coins are worth, in bets, like `reels`. Missing on a screen without any. */
  readonly coins?: readonly (readonly number[])[]
}

export interface SlotTable {
  readonly kind: 'slot'
  readonly model: SlotId
  /** The bet of a spin, which a bought feature multiplies. "0.00" before the first round. */
  readonly bet: string
  /** The last round, never empty. */
  readonly screens: readonly SlotScreen[]
}
