import { dayLength } from '#sandbox/world/market/merchant-zone.ts'

/** A prize of the raffle: money in minor units, or points. */
export type Prize = { id: string; amount: number | null; points: number | null; count: number }

/** The raffle of the promotion with this id. */
export const raffleId = 'parol'

/** Valid bets that give one draw, in minor units. */
export const betsPerDraw = 1_000_00
/** How many draws there are for everybody together. */
export const drawsInAll = 42_000
/** How often a cash prize must be bet before it may be withdrawn. */
export const prizeTurnover = 1
/** How long a prize can be claimed, in ms. */
export const claimableFor = 7 * dayLength
/** Time between two draws of other players, in ms. They leave some of the draws over. */
export const crowdPace = 120_000
/** How many parols there are to pick from. */
export const parols = 9

/** First and last day, in days from the one on which the sandbox was made. */
export const firstDay = -20
export const lastDay = 31

export const prizes: readonly Prize[] = [
  { id: 'cash50000', amount: 50_000_00, points: null, count: 1 },
  { id: 'points1000000', amount: null, points: 1_000_000, count: 3 },
  { id: 'cash5000', amount: 5_000_00, points: null, count: 20 },
  { id: 'cash500', amount: 500_00, points: null, count: 400 },
  { id: 'points2000', amount: null, points: 2_000, count: 2_000 },
]
