/** Hands of Pusoy Dos and which beats which. Used by server and page. */
import { rankOf, suitOf } from '../../cardroom/client/deck.ts'

export const handKinds = [
  'single',
  'pair',
  'triple',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const
export type HandKind = (typeof handKinds)[number]

export interface PlayedHand {
  readonly kind: HandKind
  readonly cards: readonly number[]
  /** Compares hands of the same number of cards. No two are equal. */
  readonly power: number
}

/** The lowest card, which begins: the three of clubs. */
export const lowestCard = 8

/** 0 for threes to 12 for twos. */
export const heightOf = (card: number): number => (rankOf(card) + 11) % 13
/** 0 to 51, from the three of clubs to the two of diamonds. */
export const strengthOf = (card: number): number => heightOf(card) * 4 + suitOf(card)

/** Cards from weak to strong. */
export const byStrength = (cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => strengthOf(a) - strengthOf(b))

const classSize = 100
const classOf = (kind: HandKind): number =>
  Math.max(0, handKinds.indexOf(kind) - handKinds.indexOf('straight'))

function readFive(cards: readonly number[]): PlayedHand | undefined {
  const sorted = byStrength(cards)
  const heights = sorted.map(heightOf)
  const made = (kind: HandKind, top: number): PlayedHand => ({
    kind,
    cards: sorted,
    power: classOf(kind) * classSize + top,
  })
  const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = heights
  const strongest = strengthOf(sorted[4] ?? 0)
  const isFlush = sorted.every((card) => suitOf(card) === suitOf(sorted[0] ?? 0))
  const isStraight = heights.every((height, index) => height === first + index)
  if (isFlush && isStraight) return made('straightFlush', strongest)
  // In a sorted hand, four equal cards or three and two stand together. The middle one is among them.
  if (first === fourth || second === last) return made('fourOfAKind', third)
  if (first === second && fourth === last && (third === first || third === last))
    return made('fullHouse', third)
  if (isFlush) return made('flush', strongest)
  return isStraight ? made('straight', strongest) : undefined
}

/** The hand that cards make. Undefined if they make none. */
export function readHand(cards: readonly number[]): PlayedHand | undefined {
  if (cards.length === 5) return readFive(cards)
  if (cards.length === 0 || cards.length > 3) return undefined
  const sorted = byStrength(cards)
  const top = sorted.at(-1) ?? 0
  if (!sorted.every((card) => heightOf(card) === heightOf(top))) return undefined
  const kind = handKinds[cards.length - 1] ?? 'single'
  return { kind, cards: sorted, power: strengthOf(top) }
}

/** Whether a hand may be played on another. Everything may be played on none. */
export const beats = (hand: PlayedHand, other: PlayedHand | undefined): boolean =>
  !other || (hand.cards.length === other.cards.length && hand.power > other.power)

/** All ways to choose so many of some cards. */
function chosen(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) =>
    chosen(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

const groupBy = (cards: readonly number[], key: (card: number) => number): number[][] => [
  ...Map.groupBy(byStrength(cards), key).values(),
]

/** Five-card hands, with the weakest cards that give each of them its power. */
function fives(cards: readonly number[]): number[][] {
  if (cards.length < 5) return []
  const ranks = groupBy(cards, heightOf)
  const found: number[][] = []
  for (let from = 0; from + 4 < ranks.length; from++) {
    const run = ranks.slice(from, from + 5)
    const [first = [], , , , last = []] = run
    if (heightOf(last[0] ?? 0) - heightOf(first[0] ?? 0) !== 4) continue
    const base = run.slice(0, 4).map(([weakest = 0]) => weakest)
    for (const top of last) found.push([...base, top])
  }
  for (const suit of groupBy(cards, suitOf)) {
    for (let top = 4; top < suit.length; top++) {
      found.push([...suit.slice(0, 4), suit[top] ?? 0])
      if (top > 4) found.push(suit.slice(top - 4, top + 1))
    }
  }
  for (const three of ranks.filter(({ length }) => length >= 3)) {
    for (const two of ranks)
      if (two !== three && two.length >= 2) found.push([...three.slice(0, 3), ...two.slice(0, 2)])
    const kicker =
      ranks.find((rank) => rank !== three && rank.length === 1) ?? ranks.find((rank) => rank !== three)
    if (three.length === 4 && kicker) found.push([...three, kicker[0] ?? 0])
  }
  return found
}

/**
 * Hands that may be played, each as cheaply as possible: if something beats the other hand, one that does is among
 * them. @param needed a card that must be among them
 */
export function playsOf(
  cards: readonly number[],
  other: PlayedHand | undefined,
  needed?: number,
): PlayedHand[] {
  const ranks = groupBy(cards, heightOf)
  const sizes = other ? [other.cards.length] : [1, 2, 3, 5]
  const small = [1, 2, 3]
    .filter((size) => sizes.includes(size))
    .flatMap((size) => ranks.flatMap((rank) => chosen(rank, size)))
  return [...small, ...(sizes.includes(5) ? fives(cards) : [])].flatMap((choice) => {
    const hand = readHand(choice)
    return hand && beats(hand, other) && (needed === undefined || choice.includes(needed)) ? hand : []
  })
}

/** The cards that are part of any hand that may be played. */
export function usableCards(
  cards: readonly number[],
  other: PlayedHand | undefined,
  needed?: number,
): Set<number> {
  const size = other?.cards.length ?? 0
  if (size === 0 && needed === undefined) return new Set(cards)
  const sizes = size === 0 ? [1, 2, 3, 5] : [size]
  const hands = sizes
    .flatMap((count) => chosen(cards, count))
    .filter((choice) => {
      if (needed !== undefined && !choice.includes(needed)) return false
      const hand = readHand(choice)
      return hand !== undefined && beats(hand, other)
    })
  return new Set(hands.flat())
}
