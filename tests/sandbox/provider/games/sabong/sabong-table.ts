/** What the server of this game and its page exchange. Imports types only: the page loads it. */
export type Bird = 'meron' | 'wala'
export type Spot = Bird | 'draw'

/** Both birds are shown, bets are taken, they fight, and the winner is told. */
export type Stage = 'parade' | 'betting' | 'fight' | 'result'

/** One clash of a fight: who got the better of it, and what both have left, in percent. */
export interface Clash {
  /** Milliseconds after the fight began. */
  readonly at: number
  readonly by: Bird | null
  readonly left: Readonly<Record<Bird, number>>
}

export interface Rooster {
  readonly name: string
  /** In grams. */
  readonly weight: number
  readonly wins: number
  readonly losses: number
}

/** Somebody else's bet. */
export interface Backer {
  readonly name: string
  readonly spot: Spot
  readonly amount: string
}

export interface SabongTable {
  readonly kind: 'sabong'
  readonly fight: string
  /** Number of the fight on this day, and how many there are. */
  readonly number: number
  readonly ofDay: number
  readonly stage: Stage
  readonly birds: Readonly<Record<Bird, Rooster>>
  /** In hundredths, stake included. The same for the whole fight. */
  readonly odds: Readonly<Record<Spot, number>>
  /** Bets of everybody so far. */
  readonly totals: Readonly<Record<Spot, string>>
  readonly backers: readonly Backer[]
  readonly fightsAt: number
  /** How long betting is open, in ms. */
  readonly openFor: number
  /** Clashes so far, oldest first. */
  readonly clashes: readonly Clash[]
  readonly result: Spot | null
  /** Results of the day's last fights, oldest first. */
  readonly history: readonly Spot[]
  /** When the stage or the fight changes next. */
  readonly nextAt: number
}
