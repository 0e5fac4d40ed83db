/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export interface LotteryDraw {
  readonly issue: string
  readonly numbers: readonly number[]
  readonly drawTime: number
}

/** A draw that hasn't been held yet. */
export interface OpenDraw {
  readonly issue: string
  /** Bets are accepted until then. */
  readonly closesAt: number
  readonly drawsAt: number
}

/** A prize: its multiple of the stake, for so many right numbers. */
export interface LotteryPrize {
  readonly right: number
  /** Only for picks that can be written in so many orders. */
  readonly ways?: number
  readonly pays: number
}

/** A kind of bet. */
export interface LotteryPlay {
  readonly id: string
  /** How many numbers a line has. */
  readonly picks: number
  /** `place`: digits count at their place, counted from the end. `any`: in any order, and all of them must be drawn. */
  readonly order: 'place' | 'any'
  readonly prizes: readonly LotteryPrize[]
}

/** What a lottery draws, and what can be bet on it. */
export interface LotteryOffer {
  /** Digits 0–9, or balls from 1 to `highest`. */
  readonly form: 'digits' | 'balls'
  readonly highest: number
  /** How many numbers are drawn. */
  readonly draws: number
  readonly plays: readonly LotteryPlay[]
}

export interface LotteryTable extends LotteryOffer {
  readonly kind: 'lottery'
  /** The most lines on a ticket, and the most that one line can win. */
  readonly mostLines: number
  readonly mostWin: string
  /** The draws that can be bet on, soonest first. The first may just have closed. */
  readonly upcoming: readonly OpenDraw[]
  readonly nextAt: number
  readonly results: readonly LotteryDraw[]
}
