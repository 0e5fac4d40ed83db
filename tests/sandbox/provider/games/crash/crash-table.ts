/** What the server of this game and its page exchange. Imports types only: the page loads it. */

/** A bet in the running round, of anybody at the table. Names of others are masked. */
export interface CrashBet {
  readonly name: string
  readonly bet: string
  /** Where they left ("1.84"). Null while they fly, and after they crashed. */
  readonly out: string | null
}

/** A round that has ended. */
export interface EndedFlight {
  readonly round: number
  /** Where it crashed ("2.31"). */
  readonly at: string
  /** With its seal this proves that the point was fixed before anybody bet. */
  readonly proof: string
}

export interface CrashTable {
  readonly kind: 'crash'
  readonly round: number
  /** How fast the multiplier grows: e^(growth × seconds). */
  readonly growth: number
  /** When the flight begins, and betting ends. */
  readonly startsAt: number
  /** When and where it crashed, otherwise null. */
  readonly crash: { readonly at: string; readonly time: number } | null
  /** SHA-256 of the proof, published while betting is open. */
  readonly seal: string
  /** When the next round opens. Null while it isn't known. */
  readonly nextAt: number | null
  readonly others: readonly CrashBet[]
  /** Latest first. */
  readonly history: readonly EndedFlight[]
}
