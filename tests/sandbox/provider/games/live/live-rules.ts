/** The live casino's tables: their spots, payouts, and how a round is drawn. All pure. */
import { type Card, drawCard, pointsOf } from '../card.ts'
import type { RandomBelow } from '../random.ts'
import type { LiveResult, LiveVariant } from './live-table.ts'

export const reds: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

interface LiveSpot {
  /** Payout of a winning bet in hundredths, stake included. */
  readonly pays: number
  /** Published return to player, as a share of all bets on this spot. */
  readonly returns: number
}

const evenChance: LiveSpot = { pays: 200, returns: 36 / 37 }
const dozen: LiveSpot = { pays: 300, returns: 36 / 37 }

/** The spots of each table. */
export const liveSpots: Readonly<Record<LiveVariant, Readonly<Record<string, LiveSpot>>>> = {
  baccarat: {
    player: { pays: 200, returns: 0.9877 },
    tie: { pays: 900, returns: 0.8588 },
    banker: { pays: 195, returns: 0.9894 },
  },
  dragonTiger: {
    dragon: { pays: 200, returns: 0.9615 },
    tie: { pays: 900, returns: 0.6923 },
    tiger: { pays: 200, returns: 0.9615 },
  },
  roulette: {
    red: evenChance,
    black: evenChance,
    even: evenChance,
    odd: evenChance,
    low: evenChance,
    high: evenChance,
    'dozen-1': dozen,
    'dozen-2': dozen,
    'dozen-3': dozen,
    zero: { pays: 3600, returns: 36 / 37 },
  },
}

/** Percentage of a bet returned on a tie: all at baccarat, half at dragon tiger. */
export function tieReturn(variant: LiveVariant, spot: string): number {
  if (spot === 'tie') return 0
  return { baccarat: 100, dragonTiger: 50, roulette: 0 }[variant]
}

/** Deals both hands, with third cards by the fixed rules of baccarat. */
function baccaratHands(random: RandomBelow): readonly (readonly Card[])[] {
  const player = [drawCard(random), drawCard(random)]
  const banker = [drawCard(random), drawCard(random)]
  if (Math.max(pointsOf(player), pointsOf(banker)) >= 8) return [player, banker]
  const third = pointsOf(player) <= 5 ? drawCard(random) : undefined
  if (third) player.push(third)
  if (bankerDraws(pointsOf(banker), third && pointsOf([third]))) banker.push(drawCard(random))
  return [player, banker]
}

/** Whether the banker draws a third card, given the banker's points and the value of the player's third card. */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined || banker <= 2) return banker <= 5
  if (banker === 3) return third !== 8
  if (banker === 4) return third >= 2 && third <= 7
  if (banker === 5) return third >= 4 && third <= 7
  return banker === 6 && (third === 6 || third === 7)
}

/** The spots that win for a pocket of the wheel. */
export function rouletteWins(pocket: number): string[] {
  if (pocket === 0) return ['zero']
  return [
    reds.includes(pocket) ? 'red' : 'black',
    pocket % 2 === 0 ? 'even' : 'odd',
    pocket <= 18 ? 'low' : 'high',
    `dozen-${Math.ceil(pocket / 12)}`,
  ]
}

const compare = (one: number, other: number, names: readonly [string, string]): string =>
  one === other ? 'tie' : one > other ? names[0] : names[1]

/** Draws a round of a table. */
export function drawRound(variant: LiveVariant, round: number, random: RandomBelow): LiveResult {
  if (variant === 'roulette') {
    const pocket = random(37)
    return { round, won: rouletteWins(pocket), hands: [], pocket }
  }
  if (variant === 'baccarat') {
    const hands = baccaratHands(random)
    const [player = 0, banker = 0] = hands.map(pointsOf)
    return { round, won: [compare(player, banker, ['player', 'banker'])], hands, pocket: null }
  }
  const hands = [[drawCard(random)], [drawCard(random)]]
  const [dragon = 0, tiger = 0] = hands.map(([card]) => card?.rank ?? 0)
  return { round, won: [compare(dragon, tiger, ['dragon', 'tiger'])], hands, pocket: null }
}

/** Return of a bet on a spot, in hundredths of the bet. */
export function liveReturn(variant: LiveVariant, spot: string, { won }: LiveResult): number {
  if (won.includes(spot)) return liveSpots[variant][spot]?.pays ?? 0
  return won.includes('tie') ? tieReturn(variant, spot) : 0
}
