/** The live casino's tables: their bets, payouts, and how a round is drawn. All pure. */
import { type Card, drawCard, pointsOf } from '../card.ts'
import { draw, type RandomBelow } from '../random.ts'
import { wheelSpot } from './client/roulette-spots.ts'
import { diceColours, kindOf } from './client/spots.ts'
import type { LiveResult, LiveVariant } from './live-table.ts'

interface LiveBet {
  /** Payout of a winning bet in hundredths, stake included. With dice, for one die of the colour. */
  readonly pays: number
  /** Published return to player, as a share of all bets of this kind. */
  readonly returns: number
  /** The largest bet on a spot is the table's divided by this, so that a win stays payable. */
  readonly part: number
}

const wheelBet = (numbers: number, part: number): LiveBet => ({
  pays: 3600 / numbers,
  returns: 36 / 37,
  part,
})

/** The kinds of bets of each table. */
export const liveBets: Readonly<Record<LiveVariant, Readonly<Record<string, LiveBet>>>> = {
  baccarat: {
    player: { pays: 200, returns: 0.9877, part: 1 },
    tie: { pays: 900, returns: 0.8588, part: 5 },
    banker: { pays: 195, returns: 0.9894, part: 1 },
    'player-pair': { pays: 1200, returns: 12 / 13, part: 10 },
    'banker-pair': { pays: 1200, returns: 12 / 13, part: 10 },
  },
  dragonTiger: {
    dragon: { pays: 200, returns: 25 / 26, part: 1 },
    tie: { pays: 900, returns: 9 / 13, part: 5 },
    'suited-tie': { pays: 4600, returns: 46 / 52, part: 20 },
    tiger: { pays: 200, returns: 25 / 26, part: 1 },
  },
  roulette: {
    straight: wheelBet(1, 20),
    split: wheelBet(2, 10),
    street: wheelBet(3, 8),
    corner: wheelBet(4, 5),
    six: wheelBet(6, 4),
    third: wheelBet(12, 2),
    half: wheelBet(18, 1),
  },
  colorGame: {
    colour: { pays: 200, returns: 199 / 216, part: 1 },
    triple: { pays: 3300, returns: 33 / 36, part: 20 },
  },
}

/** The bet that a spot stands for. Undefined if the table has no such spot. */
export function betOn(variant: LiveVariant, spot: string): LiveBet | undefined {
  const kind = kindOf(variant, spot)
  return kind === undefined ? undefined : liveBets[variant][kind]
}

/** Percentage of a bet returned on a tie: all at baccarat, half at dragon tiger. */
const tieReturns: Readonly<Partial<Record<LiveVariant, Readonly<Partial<Record<string, number>>>>>> = {
  baccarat: { player: 100, banker: 100 },
  dragonTiger: { dragon: 50, tiger: 50 },
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

const compare = (one: number, other: number, names: readonly [string, string]): string =>
  one === other ? 'tie' : one > other ? names[0] : names[1]

const isPair = ([first, second]: readonly Card[] = []): boolean =>
  first !== undefined && first.rank === second?.rank

/** Draws a round of a table. */
export function drawRound(variant: LiveVariant, round: number, random: RandomBelow): LiveResult {
  const empty = { round, hands: [], pocket: null, dice: [] }
  if (variant === 'roulette') {
    const pocket = random(37)
    return { ...empty, sides: [String(pocket)], pocket }
  }
  if (variant === 'colorGame') {
    const dice = Array.from({ length: 3 }, () => draw(diceColours, random))
    return { ...empty, sides: dice, dice }
  }
  if (variant === 'baccarat') {
    const hands = baccaratHands(random)
    const [player = 0, banker = 0] = hands.map(pointsOf)
    const pairs = ['player-pair', 'banker-pair'].filter((_, hand) => isPair(hands[hand]))
    return { ...empty, sides: [compare(player, banker, ['player', 'banker']), ...pairs], hands }
  }
  const [dragon, tiger] = [drawCard(random), drawCard(random)]
  const side = compare(dragon.rank, tiger.rank, ['dragon', 'tiger'])
  const suited = side === 'tie' && dragon.suit === tiger.suit ? ['suited-tie'] : []
  return { ...empty, sides: [side, ...suited], hands: [[dragon], [tiger]] }
}

/** Return of a bet on a spot, in hundredths of the bet. Zero if it lost. */
export function liveReturn(variant: LiveVariant, spot: string, { sides, pocket, dice }: LiveResult): number {
  const pays = betOn(variant, spot)?.pays ?? 0
  if (variant === 'roulette') return pocket !== null && wheelSpot(spot)?.covers.includes(pocket) ? pays : 0
  if (variant === 'colorGame') {
    if (spot === 'triple') return dice.every((die) => die === dice[0]) ? pays : 0
    const right = dice.filter((die) => die === spot).length
    return right === 0 ? 0 : pays + (right - 1) * 100
  }
  if (sides.includes(spot)) return pays
  return sides.includes('tie') ? (tieReturns[variant]?.[spot] ?? 0) : 0
}
