/** Rounds in which the sandbox's players have every seat: equal players win equally, and get what is published. */
import { expect, test } from 'vitest'
import { luckyRules } from '../luckynine/lucky-rules.ts'
import { pusoyRules } from '../pusoydos/pusoy-rules.ts'
import { seeded } from '../seeded.ts'
import { tongitsRules } from '../tongits/tongits-rules.ts'
import { potOf } from './card-room.ts'
import type { CardRules } from './card-rules.ts'
import { drawDeal } from './replay.ts'

/** No round of 1,000 that were counted is half as long. */
const mostMoves = 160

/** Plays a round. Fails if it doesn't end, or if a player's move is against the rules. */
function winnersOf<State, View>(
  rules: CardRules<State, View>,
  random: ReturnType<typeof seeded>,
): readonly number[] {
  const deal = drawDeal(rules.seats, random)
  let state = rules.deal(deal.deck, deal.first)
  for (let moves = 0; moves < mostMoves; moves++) {
    const seat = rules.turn(state)
    if (seat === undefined) return rules.winners(state)
    const next = rules.play(state, rules.choose(rules.view(state, seat)))
    if (next === undefined) throw new RangeError('a player has made an impossible move')
    state = next
  }
  throw new RangeError('a round has no end')
}

/** What each seat gets back of its stakes. */
function sharesOf<State, View>(rules: CardRules<State, View>, model: string, rounds: number): number[] {
  const random = seeded(20_261_126)
  const stake = 6_000n
  const won = Array.from({ length: rules.seats }, () => 0n)
  for (let round = 0; round < rounds; round++) {
    const winners = winnersOf(rules, random)
    const each = potOf(stake, rules.seats, model) / BigInt(winners.length)
    for (const seat of winners) won[seat] = (won[seat] ?? 0n) + each
  }
  return won.map((sum) => Number(sum) / (Number(stake) * rounds))
}

const published = 0.95
const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length

/** How far a seat is from what is published, relative to half the width of the 99.9 % confidence interval. */
function offBy(shares: readonly number[], rounds: number): number {
  const seats = shares.length
  // A seat wins a pot of all stakes in one of so many rounds. A shared pot varies less.
  const deviation = published * seats * Math.sqrt((1 / seats) * (1 - 1 / seats))
  const interval = (3.29 * deviation) / Math.sqrt(rounds)
  return Math.max(...shares.map((share) => Math.abs(share - published))) / interval
}

// Shared pots lose at most a centavo each.
test('[LNCH-13] in Pusoy Dos equal players in all seats win equally, and get what is published', () => {
  const shares = sharesOf(pusoyRules, 'pusoy-dos', 1_500)
  expect(mean(shares)).toBeCloseTo(published, 4)
  expect(offBy(shares, 1_500)).toBeLessThan(1)
})

test('[LNCH-13] in Tongits equal players in all seats win equally, and get what is published', () => {
  const shares = sharesOf(tongitsRules, 'tongits', 3_000)
  expect(mean(shares)).toBeCloseTo(published, 4)
  expect(offBy(shares, 3_000)).toBeLessThan(1)
})

test('[LNCH-13] in Lucky 9 equal players in all seats win equally, and get what is published', () => {
  const shares = sharesOf(luckyRules, 'lucky-nine', 60_000)
  expect(mean(shares)).toBeCloseTo(published, 4)
  expect(offBy(shares, 60_000)).toBeLessThan(1)
})
