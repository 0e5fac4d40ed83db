/**
 * Tongits. Three players with twelve cards, the dealer with thirteen. Each turn takes a card, may lay down melds or
 * add to any on the table (sapaw), and dumps one. A hand without cards wins (tongits). Instead of taking a card, a
 * player with an open meld may call a draw: the fewest points win.
 */
import type { CardRules } from '../cardroom/card-rules.ts'
import { readCards, without } from '../cardroom/client/deck.ts'
import { isMeld, pointsOf, sorted } from './client/melds.ts'
import { chooseTongits, dumpOf } from './tongits-player.ts'
import type { Meld, TongitsEnd, TongitsView } from './tongits-table.ts'

export interface TongitsState {
  readonly hands: readonly (readonly number[])[]
  readonly stock: readonly number[]
  readonly discards: readonly number[]
  readonly melds: readonly Meld[]
  readonly turn: number
  readonly phase: 'draw' | 'play'
  readonly drawn: number | null
  /** Seats whose melds others have added to since their last turn. They can't call a draw. */
  readonly blocked: readonly boolean[]
  readonly end: { readonly reason: TongitsEnd; readonly by: number } | null
}

const seats = 3
const dealt = 12

const hasOpened = ({ melds }: TongitsState, seat: number): boolean =>
  melds.some(({ owner }) => owner === seat)
const mayCall = (state: TongitsState, seat: number): boolean =>
  state.phase === 'draw' && hasOpened(state, seat) && !state.blocked[seat]

/** The state with another hand for the seat in turn. Without cards, it has won. */
function withHand(state: TongitsState, hand: readonly number[]): TongitsState {
  const hands = state.hands.map((each, seat) => (seat === state.turn ? hand : each))
  return { ...state, hands, end: hand.length === 0 ? { reason: 'tongits', by: state.turn } : state.end }
}

type Step = (state: TongitsState, hand: readonly number[], text: string) => TongitsState | undefined

const steps: Readonly<Partial<Record<string, { readonly phase: 'draw' | 'play'; readonly step: Step }>>> = {
  draw: {
    phase: 'draw',
    step(state, hand, text) {
      const card = state.stock.at(-1)
      if (card === undefined || text !== '') return undefined
      return {
        ...withHand(state, [...hand, card]),
        stock: state.stock.slice(0, -1),
        phase: 'play',
        drawn: card,
      }
    },
  },
  take: {
    phase: 'draw',
    step(state, hand, text) {
      const open = state.discards.at(-1)
      const cards = readCards(text, hand)
      if (open === undefined || !cards || !isMeld([...cards, open])) return undefined
      return {
        ...withHand(state, without(hand, cards)),
        discards: state.discards.slice(0, -1),
        melds: [...state.melds, { owner: state.turn, cards: sorted([...cards, open]) }],
        phase: 'play',
      }
    },
  },
  call: {
    phase: 'draw',
    step: (state, _hand, text) =>
      text === '' && mayCall(state, state.turn)
        ? { ...state, end: { reason: 'call', by: state.turn } }
        : undefined,
  },
  meld: {
    phase: 'play',
    step(state, hand, text) {
      const cards = readCards(text, hand)
      if (!cards || !isMeld(cards)) return undefined
      const melds = [...state.melds, { owner: state.turn, cards: sorted(cards) }]
      return { ...withHand(state, without(hand, cards)), melds }
    },
  },
  sapaw: {
    phase: 'play',
    step(state, hand, text) {
      const [, name = '', place = ''] = text.match(/^(\d{1,2})@(\d{1,2})$/) ?? []
      const [card] = readCards(name, hand) ?? []
      const meld = state.melds[Number(place)]
      if (card === undefined || !meld || !isMeld([...meld.cards, card])) return undefined
      const grown = { ...meld, cards: sorted([...meld.cards, card]) }
      return {
        ...withHand(state, without(hand, [card])),
        melds: state.melds.map((each) => (each === meld ? grown : each)),
        blocked: state.blocked.map((each, seat) => each || (seat === meld.owner && seat !== state.turn)),
      }
    },
  },
  dump: {
    phase: 'play',
    step(state, hand, text) {
      const [card, ...more] = readCards(text, hand) ?? []
      if (card === undefined || more.length > 0) return undefined
      const left = withHand(state, without(hand, [card]))
      return {
        ...left,
        discards: [...state.discards, card],
        turn: left.end ? state.turn : (state.turn + 1) % seats,
        phase: 'draw',
        drawn: null,
        blocked: state.blocked.map((each, seat) => each && seat !== state.turn),
        end: left.end ?? (state.stock.length === 0 ? { reason: 'stock', by: state.turn } : null),
      }
    },
  },
}

/** Who shares the pot. In a called draw, the caller loses a tie. */
function winnersOf(state: TongitsState): number[] {
  const { end } = state
  if (!end) return []
  if (end.reason === 'tongits') return [end.by]
  const all = state.hands.map((_, seat) => seat)
  const opened = all.filter((seat) => hasOpened(state, seat))
  const compared = opened.length > 0 ? opened : all
  const points = (seat: number): number => pointsOf(state.hands[seat] ?? [])
  const fewest = Math.min(...compared.map(points))
  const best = compared.filter((seat) => points(seat) === fewest)
  const challengers = end.reason === 'call' ? best.filter((seat) => seat !== end.by) : []
  return challengers.length > 0 ? challengers : best
}

function viewOf(state: TongitsState, seat: number): TongitsView {
  const { hands, stock, discards, melds, phase, end } = state
  const all = hands.map((_, each) => each)
  const burned = all.filter((each) => !hasOpened(state, each))
  return {
    me: seat,
    hand: hands[seat] ?? [],
    counts: hands.map(({ length }) => length),
    stock: stock.length,
    discards,
    melds,
    phase,
    mayCall: state.turn === seat && mayCall(state, seat),
    drawn: state.turn === seat ? state.drawn : null,
    end: end && {
      ...end,
      hands,
      burned: end.reason === 'tongits' || burned.length === seats ? [] : burned,
    },
  }
}

export const tongitsRules: CardRules<TongitsState, TongitsView> = {
  seats,
  pace: { least: 800, spread: 1_000 },
  deal(deck, dealer) {
    const cards = [...deck]
    const hands = Array.from({ length: seats }, (_, seat) =>
      cards.splice(0, dealt + (seat === dealer ? 1 : 0)),
    )
    return {
      hands,
      stock: cards,
      discards: [],
      melds: [],
      turn: dealer,
      phase: 'play',
      drawn: null,
      blocked: hands.map(() => false),
      end: null,
    }
  },
  turn: ({ turn, end }) => (end ? undefined : turn),
  view: viewOf,
  play(state, move) {
    const [name = '', text = ''] = move.split(':')
    const known = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (state.end || known?.phase !== state.phase || move.split(':').length > 2) return undefined
    return known.step(state, state.hands[state.turn] ?? [], text)
  },
  choose: chooseTongits,
  wait: (view) => (view.phase === 'draw' ? 'draw' : `dump:${dumpOf(view)}`),
  winners: winnersOf,
}
