/**
 * The sandbox's own players at a table. They follow from the table and the round alone, so that everybody sees the
 * same people and bets, and nothing is stored.
 */

import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { cycle, hash, pick, type Random, stream } from '#sandbox/world/art/random.ts'
import { mostOn, type Part } from './live-choice.ts'
import { betOn } from './live-rules.ts'
import type { LiveDealer, LiveVariant } from './live-table.ts'

export interface CrowdBet extends Part {
  readonly name: string
  /** In ms from the opening of the round. */
  readonly after: number
}

export interface CrowdSeat {
  readonly nodeId: string
  readonly variant: LiveVariant
  readonly round: number
  /** How long bets are open, in ms. */
  readonly open: number
  /** The table's limits in centavos. */
  readonly least: bigint
  readonly most: bigint
}

const people = (
  'juanito marites bong aileen rizza jomar dencio ligaya paolo grace nonoy cherry rodel mylene kiko trina ' +
  'arman joyce dodong lorna jepoy analyn tonton bebang rommel sheila marlon gigi ernie wena carlo divine ' +
  'noel jessa ramil tess buboy maricel dante lyka edgar pinky alvin nena ferdie roxanne jun hazel'
).split(' ')

/** Seats of people who bet. Each changes hands every so many rounds, one after the other. */
const seats = 22
const stays = 90
/** Share of the rounds that somebody bets in. */
const eagerness = 0.62
/** Nobody of the crowd bets in the last moments, in ms. */
const inTime = 2_600

/** Spots with how often they are chosen. */
const tastes: Readonly<Record<LiveVariant, Readonly<Record<string, number>>>> = {
  baccarat: { banker: 42, player: 37, tie: 9, 'player-pair': 6, 'banker-pair': 6 },
  dragonTiger: { dragon: 42, tiger: 42, tie: 12, 'suited-tie': 4 },
  colorGame: { red: 20, blue: 16, yellow: 18, green: 14, pink: 14, white: 14, triple: 4 },
  roulette: {
    red: 15,
    black: 15,
    odd: 6,
    even: 6,
    low: 5,
    high: 5,
    'dozen-1': 5,
    'dozen-2': 6,
    'dozen-3': 5,
  },
}
const chips: readonly bigint[] = [1n, 1n, 1n, 2n, 2n, 4n, 5n, 10n, 20n]

function favourite(variant: LiveVariant, random: Random): string {
  const taste = Object.entries(tastes[variant])
  // The rest of the wheel's bets are on numbers.
  const total = variant === 'roulette' ? 100 : taste.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [spot, weight] of taste) {
    left -= weight
    if (left < 0) return spot
  }
  return `n${Math.floor(random() * 37)}`
}

/** The bets of the crowd in a round, in the order in which they are placed. */
export function crowdBets({ nodeId, variant, round, open, least, most }: CrowdSeat): CrowdBet[] {
  const bets: CrowdBet[] = []
  for (let seat = 0; seat < seats; seat++) {
    const turn = Math.floor((round + seat * 17) / stays)
    const person = stream(hash(`${nodeId}|${seat}|${turn}`))
    const name = maskName(`${pick(people, person)}${person() < 0.4 ? Math.floor(person() * 90) + 10 : ''}`)
    const chip = least * pick(chips, person)
    const likes = favourite(variant, person)
    const random = stream(hash(`${nodeId}|${seat}|bet ${round}`))
    if (random() > eagerness) continue
    const after = 700 + Math.floor(random() * (open - inTime - 700))
    const chosen = new Set([random() < 0.55 ? likes : favourite(variant, random)])
    if (random() < 0.28) chosen.add(favourite(variant, random))
    for (const spot of chosen) {
      const limit = mostOn(betOn(variant, spot)?.part ?? 1, least, most)
      bets.push({ name, spot, amount: chip < limit ? chip : limit, after })
    }
  }
  return bets.sort((a, b) => a.after - b.after)
}

/** How many of the crowd are at a table: some tables are busier, and people come and go every few rounds. */
export function crowdSize(nodeId: string, round: number): number {
  const usual = seats + 9 + (hash(`busy ${nodeId}`) % 118)
  const moves = hash(`${nodeId}|${Math.floor(round / 3)}`) % 13
  return usual + moves - 6
}

/** The people who deal. Even ones are women in the drawings, odd ones men. */
const dealers = ['Ligaya', 'Mateo', 'Amihan', 'Joaquin', 'Dalisay', 'Rafael', 'Tala', 'Andres']
/** How long somebody deals at a table, in ms. */
const shift = 30 * 60_000

/** Who deals at a table now. */
export function dealerAt(nodeId: string, now: number): LiveDealer {
  const look = (hash(`dealer ${nodeId}`) + Math.floor(now / shift)) % dealers.length
  return { name: cycle(dealers, look), look }
}
