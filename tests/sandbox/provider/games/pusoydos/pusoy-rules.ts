/**
 * Pusoy Dos. Four players with thirteen cards each. Whoever holds the three of clubs begins with it; then each plays
 * a higher hand of as many cards or passes until the next lead. The first without cards wins.
 */
import type { CardRules } from '../cardroom/card-rules.ts'
import { readCards, without } from '../cardroom/client/deck.ts'
import { beats, lowestCard, type PlayedHand, readHand } from './client/hands.ts'
import { choosePusoy } from './pusoy-player.ts'
import type { PusoyView } from './pusoy-table.ts'

export interface PusoyState {
  readonly hands: readonly (readonly number[])[]
  readonly turn: number
  readonly trick: { readonly seat: number; readonly hand: PlayedHand } | null
  readonly passed: readonly boolean[]
  readonly opening: boolean
}

const seats = 4
const nobody: readonly boolean[] = Array.from({ length: seats }, () => false)

const isOver = ({ hands }: PusoyState): boolean => hands.some(({ length }) => length === 0)

/** The next seat that hasn't passed. */
function after(seat: number, passed: readonly boolean[]): number {
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats
    if (!passed[next]) return next
  }
  return seat
}

function pass(state: PusoyState): PusoyState | undefined {
  const { turn, trick } = state
  if (!trick) return undefined
  const passed = state.passed.map((out, seat) => out || seat === turn)
  const next = after(turn, passed)
  // All others have passed, so whoever played last leads anything.
  if (next === trick.seat) return { ...state, turn: next, trick: null, passed: nobody }
  return { ...state, turn: next, passed }
}

function playHand(state: PusoyState, text: string): PusoyState | undefined {
  const { turn, trick, opening } = state
  const own = state.hands[turn] ?? []
  const cards = readCards(text, own)
  const hand = cards && readHand(cards)
  if (!cards || !hand || !beats(hand, trick?.hand)) return undefined
  if (opening && !cards.includes(lowestCard)) return undefined
  const hands = state.hands.map((each, seat) => (seat === turn ? without(own, cards) : each))
  return { ...state, hands, turn: after(turn, state.passed), trick: { seat: turn, hand }, opening: false }
}

export const pusoyRules: CardRules<PusoyState, PusoyView> = {
  seats,
  pace: { least: 900, spread: 1_700 },
  deal(deck) {
    const hands = Array.from({ length: seats }, (_, seat) =>
      deck.filter((_card, place) => place % seats === seat),
    )
    const turn = hands.findIndex((hand) => hand.includes(lowestCard))
    return { hands, turn, trick: null, passed: nobody, opening: true }
  },
  turn: (state) => (isOver(state) ? undefined : state.turn),
  view: (state, seat) => ({
    me: seat,
    hand: state.hands[seat] ?? [],
    counts: state.hands.map(({ length }) => length),
    trick: state.trick,
    passed: state.passed,
    opening: state.opening,
    hands: isOver(state) ? state.hands : null,
  }),
  play(state, move) {
    if (isOver(state)) return undefined
    return move === 'pass'
      ? pass(state)
      : move.startsWith('play:')
        ? playHand(state, move.slice(5))
        : undefined
  },
  choose: choosePusoy,
  wait: (view) => (view.trick ? 'pass' : choosePusoy(view)),
  winners: ({ hands }) => hands.flatMap(({ length }, seat) => (length === 0 ? seat : [])),
}
