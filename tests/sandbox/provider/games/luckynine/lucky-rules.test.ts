import { expect, test } from 'vitest'
import { pointsOf, powerOf } from './client/points.ts'
import { type LuckyState, luckyRules } from './lucky-rules.ts'

/** A card of clubs by its rank: 1 (ace) to 13. */
const cards = (...ranks: readonly number[]): number[] => ranks.map((rank) => (rank - 1) * 4)

test.each([
  [cards(1, 8), 9],
  [cards(10, 13), 0],
  [cards(7, 6), 3],
  [cards(9, 9, 9), 7],
])('[LNCH-08] %j count %i', (hand, points) => expect(pointsOf(hand)).toBe(points))

test('[LNCH-08] a nine in two cards beats one in three, and every other tie is a tie', () => {
  expect(powerOf(cards(4, 5))).toBeGreaterThan(powerOf(cards(2, 3, 4)))
  expect(powerOf(cards(4, 4))).toBe(powerOf(cards(2, 3, 3)))
})

const state = (more: Partial<LuckyState> = {}): LuckyState => ({
  bank: 1,
  stock: cards(5, 6),
  hands: [cards(2, 2), cards(1, 3), cards(4, 4), cards(10, 7), cards(3, 3)],
  done: [false, false, false, false, false],
  ...more,
})

test('[LNCH-08] the turn begins beside the bank and ends with it, with one card at most for each', () => {
  let at = state()
  const order: number[] = []
  for (let seat = luckyRules.turn(at); seat !== undefined; seat = luckyRules.turn(at)) {
    order.push(seat)
    at = luckyRules.play(at, seat === 0 || seat === 3 ? 'hit' : 'stand') ?? at
  }
  expect(order).toEqual([2, 3, 4, 0, 1])
  expect(at.hands.map(({ length }) => length)).toEqual([3, 2, 2, 3, 2])
  expect(luckyRules.play(at, 'hit')).toBeUndefined()
})

test.each(['', 'draw', 'hit:1', '__proto__'])('[LNCH-08] the move %j is refused', (move) =>
  expect(luckyRules.play(state(), move)).toBeUndefined(),
)

test.each([
  ['the nearest to nine', [cards(2, 6), cards(1, 3), cards(4, 3), cards(10, 7), cards(3, 3)], [0]],
  ['all of the same', [cards(2, 6), cards(1, 3), cards(4, 4), cards(10, 7), cards(3, 3)], [0, 2]],
  ['two cards before three', [cards(2, 3, 4), cards(4, 5), cards(4, 4), cards(10, 7), cards(3, 3)], [1]],
])('[LNCH-08] the pot goes to %s', (_, hands, winners) =>
  expect(luckyRules.winners(state({ hands, done: hands.map(() => true) }))).toEqual(winners),
)

test('[LNCH-08] the others draw below seven, and the table stands for whoever is late', () => {
  const view = (hand: readonly number[]) => luckyRules.view(state({ hands: [hand, [], [], [], []] }), 0)
  expect(luckyRules.choose(view(cards(3, 3)))).toBe('hit')
  expect(luckyRules.choose(view(cards(3, 4)))).toBe('stand')
  expect(luckyRules.wait(view(cards(10, 10)))).toBe('stand')
})
