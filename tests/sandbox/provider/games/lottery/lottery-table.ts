/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export interface LotteryDraw {
  readonly issue: string
  readonly numbers: readonly number[]
  readonly drawTime: number
}

export interface LotteryTable {
  readonly kind: 'lottery'
  /** Digits 0–9, or balls from 1 to `highest`. */
  readonly form: 'digits' | 'balls'
  readonly highest: number
  /** Kinds of bets: how many numbers are picked, and the payout by number of correct picks, as multiples. */
  readonly plays: readonly {
    readonly id: string
    readonly picks: number
    readonly pays: readonly { readonly right: number; readonly pays: number }[]
  }[]
  readonly issue: string
  readonly closesAt: number
  readonly nextAt: number
  readonly results: readonly LotteryDraw[]
}
