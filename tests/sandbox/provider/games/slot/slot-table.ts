/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export const slotSymbols = ['seven', 'gem', 'pearl', 'sun', 'mango', 'star', 'parol'] as const
export type SlotSymbol = (typeof slotSymbols)[number]

/** A winning line: its rows, the number of matching cells from the left, and the payout. */
export interface WinningLine {
  /** Row (0–2) on each of the five reels. */
  readonly rows: readonly number[]
  readonly symbol: SlotSymbol
  readonly count: number
  /** In bets per line. */
  readonly pay: number
}

export interface SlotTable {
  readonly kind: 'slot'
  /** Five reels of three symbols, top to bottom. */
  readonly reels: readonly (readonly SlotSymbol[])[]
  readonly lines: readonly WinningLine[]
}
