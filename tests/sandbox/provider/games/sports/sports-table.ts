/** What the server of this game and its page exchange. Imports types only: the page loads it. */

/** The sports of a sportsbook, then the titles of an esports book. */
export type SportId =
  | 'basketball'
  | 'football'
  | 'volleyball'
  | 'tennis'
  | 'badminton'
  | 'boxing'
  | 'arena'
  | 'shooter'
  | 'fighter'

/** One of the two that meet. */
export type Corner = 'h' | 'a'
/** A side of a market: home, draw, away; over, under; yes, no. */
export type SideId = Corner | 'd' | 'o' | 'u' | 'y' | 'n'
/** Winner, handicap, whether all rounds are boxed, totals, and the winner of a set or map. */
export type MarketId = 'w' | 'c' | 'k' | `t${number}` | `s${number}`

export interface Market {
  readonly id: MarketId
  /** Half a point, goal or set, so that no bet ends level. Null in a market without one. */
  readonly line: number | null
  /** In hundredths, stake included: 185. A side that isn't offered now is missing. */
  readonly odds: Readonly<Partial<Record<SideId, number>>>
}

/** What happens in a play. */
export type EventKind =
  | 'quiet'
  | 'miss'
  | 'goal'
  | 'two'
  | 'three'
  | 'hit'
  | 'down'
  | 'knockout'
  | 'point'
  | 'part'
  | 'overtime'

export interface Happening {
  readonly kind: EventKind
  readonly side: Corner | null
}

export type Phase = 'ahead' | 'live' | 'ended' | 'postponed'
export type Pair = readonly [home: number, away: number]

export interface Fixture {
  readonly id: string
  readonly sport: SportId
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly phase: Phase
  /** Goals or points, or sets won. */
  readonly score: Pair
  /** Points of each period or set, oldest first. The last one may be under way. */
  readonly parts: readonly Pair[]
  /** Progress of a match that lasts a fixed time, 0 to 1000. Null in a match that lasts until somebody has won. */
  readonly progress: number | null
  readonly resting: boolean
  /** Whoever is about to score. */
  readonly danger: Corner | null
  readonly last: Happening | null
  /** How many plays are over. */
  readonly plays: number
  /** Who scored the last points, oldest first: "hhah". */
  readonly run: string
  /** Goals and knock-downs so far, each where the match was, 0 to 1000. */
  readonly marks: readonly (readonly [at: number, side: Corner])[]
  readonly winner: Corner | 'd' | null
  /** No bets right now: somebody is about to score, or just has. */
  readonly suspended: boolean
  readonly markets: readonly Market[]
  /** Lines of all its markets, open or not. */
  readonly lines: Readonly<Record<string, number>>
}

/** A leg of a slip, open until its match has ended. */
export type LegState = 'open' | 'won' | 'lost' | 'void'

export interface SportsTable {
  readonly kind: 'sports'
  readonly book: 'sports' | 'esports'
  /** In the order of the book. The first one is what the book is named after. */
  readonly sports: readonly SportId[]
  readonly fixtures: readonly Fixture[]
  /** Other matches of this player's bets. */
  readonly tracked: readonly Fixture[]
  /** Legs of this player's bets, by "match:market:side". */
  readonly legs: Readonly<Record<string, LegState>>
  /** What this player's open bets are bought back for, by round id. Null while a market of theirs is suspended. */
  readonly offers: Readonly<Record<string, string | null>>
  /** The largest win of a slip. */
  readonly mostWin: string
  /** When the table changes next. */
  readonly nextAt: number
}
