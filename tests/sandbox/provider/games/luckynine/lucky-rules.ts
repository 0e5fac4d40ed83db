/**
 * Lucky 9. Five players with two cards each. In turn, each takes a third card or stands; the bank, which is drawn each
 * round, plays last. The hand nearest to nine wins.
 */
import type { CardRules } from '../cardroom/card-rules.ts'
import { pointsOf, powerOf } from './client/points.ts'
import type { LuckyView } from './lucky-table.ts'

export interface LuckyState {
  readonly bank: number
  readonly stock: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly done: readonly boolean[]
}

const seats = 5
/** The fewest points on which the sandbox's players stand. Against four others, less is rarely enough. */
const standsOn = 7

function turnOf({ bank, done }: LuckyState): number | undefined {
  for (let step = 1; step <= seats; step++) if (!done[(bank + step) % seats]) return (bank + step) % seats
  return undefined
}

export const luckyRules: CardRules<LuckyState, LuckyView> = {
  seats,
  pace: { least: 1_100, spread: 1_300 },
  deal: (deck, bank) => ({
    bank,
    hands: Array.from({ length: seats }, (_, seat) => [deck[seat] ?? 0, deck[seat + seats] ?? 0]),
    stock: deck.slice(2 * seats),
    done: Array.from({ length: seats }, () => false),
  }),
  turn: turnOf,
  view: (state, seat) => ({
    me: seat,
    bank: state.bank,
    hand: state.hands[seat] ?? [],
    counts: state.hands.map(({ length }) => length),
    done: state.done,
    hands: turnOf(state) === undefined ? state.hands : null,
  }),
  play(state, move) {
    const turn = turnOf(state)
    if (turn === undefined || (move !== 'hit' && move !== 'stand')) return undefined
    const done = state.done.map((each, seat) => each || seat === turn)
    if (move === 'stand') return { ...state, done }
    const [card = 0, ...stock] = state.stock
    return {
      ...state,
      done,
      stock,
      hands: state.hands.map((hand, seat) => (seat === turn ? [...hand, card] : hand)),
    }
  },
  choose: ({ hand }) => (pointsOf(hand) < standsOn ? 'hit' : 'stand'),
  wait: () => 'stand',
  winners({ hands }) {
    const best = Math.max(...hands.map(powerOf))
    return hands.flatMap((hand, seat) => (powerOf(hand) === best ? seat : []))
  },
}
