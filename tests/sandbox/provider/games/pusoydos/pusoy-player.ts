/** How the sandbox's players play Pusoy Dos: few turns to the end, and the strong cards last. */
import { without, writeCards } from '../cardroom/client/deck.ts'
import { heightOf, lowestCard, type PlayedHand, playsOf } from './client/hands.ts'
import type { PusoyView } from './pusoy-table.ts'

/** What a turn is worth, compared to the strength of cards. */
const turnWorth = 12
/** What it costs to give away a king, an ace or a two. */
const worthOf = (card: number): number => [1, 6, 10][heightOf(card) - 10] ?? heightOf(card) * 0.12

/** Roughly how many turns a hand takes: its ranks, less what five-card hands save. */
function turnsOf(cards: readonly number[]): number {
  const counts = Array.from({ length: 13 }, () => 0)
  for (const card of cards) counts[heightOf(card)] = (counts[heightOf(card)] ?? 0) + 1
  let turns = counts.filter((count) => count > 0).length
  const threes = counts.filter((count) => count === 3).length
  const pairs = counts.filter((count) => count === 2).length
  const singles = counts.filter((count) => count === 1).length
  turns -= Math.min(threes, pairs) + Math.min(counts.filter((count) => count === 4).length, singles)
  let run = 0
  for (const count of counts) {
    run = count === 1 ? run + 1 : 0
    if (run === 5) {
      turns -= 4
      run = 0
    }
  }
  const loose = cards.filter((card) => counts[heightOf(card)] === 1)
  if (run < 5 && [0, 1, 2, 3].some((suit) => loose.filter((card) => (card & 3) === suit).length >= 5))
    turns -= 3
  return Math.max(1, turns)
}

function costOf(hand: readonly number[], play: PlayedHand, { trick }: PusoyView, hurry: boolean): number {
  const rest = without(hand, play.cards)
  if (rest.length === 0) return Number.NEGATIVE_INFINITY
  const given = play.cards.reduce((sum, card) => sum + worthOf(card), 0)
  // Somebody with one card left must not get a cheap single.
  const open = hurry && !trick && play.cards.length === 1 ? (12 - heightOf(play.cards[0] ?? 0)) * 3 : 0
  return turnsOf(rest) * turnWorth + given + open - (trick ? 0 : play.cards.length)
}

/** The move of a player who sees this. */
export function choosePusoy(view: PusoyView): string {
  const { hand, trick, counts, me, opening } = view
  const plays = playsOf(hand, trick?.hand, opening ? lowestCard : undefined)
  const fewest = Math.min(...counts.filter((_, seat) => seat !== me))
  let best: PlayedHand | undefined
  let least = Number.POSITIVE_INFINITY
  for (const play of plays) {
    const cost = costOf(hand, play, view, fewest === 1)
    if (cost >= least) continue
    least = cost
    best = play
  }
  const passing = turnsOf(hand) * turnWorth + (fewest > 5 ? -3 : fewest > 2 ? 6 : 40)
  return best && (!trick || least < passing) ? `play:${writeCards(best.cards)}` : 'pass'
}
