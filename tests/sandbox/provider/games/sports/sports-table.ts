/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export type Side = 'home' | 'draw' | 'away'
export interface Fixture {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly endsAt: number
  /** Such as "1.85". A side that can't win is missing. */
  readonly odds: Readonly<Partial<Record<Side, string>>>
  /** Null until the match has ended. */
  readonly result: { readonly winner: Side; readonly score: string } | null
}

export interface SportsTable {
  readonly kind: 'sports'
  readonly sport: 'ball' | 'esports' | 'cockfight'
  readonly fixtures: readonly Fixture[]
  /** When the list changes. */
  readonly nextAt: number
}
