/**
 * A round as a function of its cards, the player's moves and the time. So every look at it gives the same round, and
 * it goes on while nobody looks.
 */
import { hash } from '#sandbox/world/art/random.ts'
import type { RandomBelow } from '../random.ts'
import type { Act } from './card-room-table.ts'
import type { CardRules, SeatNumber } from './card-rules.ts'

/** Drawn once a round. */
export interface Deal {
  readonly deck: readonly number[]
  readonly first: SeatNumber
  /** How fast the other players are. */
  readonly seed: number
}

/** A move of the player. */
export interface MadeMove {
  readonly at: number
  readonly move: string
}

export interface Progress<State> {
  readonly state: State
  readonly dealtAt: number
  readonly acts: readonly Act[]
  /** Whose turn it is, since when, and until when the player may think. Undefined before the deal and at the end. */
  readonly turn: { readonly seat: SeatNumber; readonly since: number; readonly until: number } | undefined
  /** When the next move is made if the player makes none. Undefined at the end. */
  readonly nextAt: number | undefined
  /** When the last move was made. */
  readonly lastAt: number
  readonly missed: number
  readonly away: boolean
}

/** Times in ms. */
export const cardClock = {
  /** From the stake to the first turn: free seats fill, and the cards are dealt. */
  opening: 3_000,
  /** What a player has for a move. */
  timeout: 20_000,
  /** The same for one who has missed several turns in a row. */
  awayTimeout: 5_000,
  /** A move that is this late on its way still counts. */
  grace: 800,
}
/** After so many missed turns in a row the table no longer waits. */
const missedUntilAway = 2
/** No game is nearly as long. */
const mostSteps = 400
const you: SeatNumber = 0

/** A shuffled deck, the seat that begins, and how fast the others are. */
export function drawDeal(seats: number, random: RandomBelow): Deal {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random(last + 1)
    const card = deck[last] ?? 0
    deck[last] = deck[other] ?? 0
    deck[other] = card
  }
  return { deck, first: random(seats), seed: random(2 ** 31) }
}

/** The round as it is at a time. */
export function replay<State, View>(
  rules: CardRules<State, View>,
  deal: Deal,
  startsAt: number,
  moves: readonly MadeMove[],
  now: number,
): Progress<State> {
  const dealtAt = startsAt + cardClock.opening
  const acts: Act[] = []
  let state = rules.deal(deal.deck, deal.first)
  let lastAt = dealtAt
  let made = 0
  let missed = 0
  let missedInARow = 0
  const progress = (turn: Progress<State>['turn'], nextAt: number | undefined): Progress<State> => ({
    state,
    dealtAt,
    acts,
    turn,
    nextAt,
    lastAt,
    missed,
    away: missedInARow >= missedUntilAway,
  })
  if (now < dealtAt) return progress(undefined, dealtAt)

  while (acts.length < mostSteps) {
    const seat = rules.turn(state)
    if (seat === undefined) return progress(undefined, undefined)
    const view = rules.view(state, seat)
    const timeout = missedInARow >= missedUntilAway ? cardClock.awayTimeout : cardClock.timeout
    const thought = rules.pace.least + (hash(`${deal.seed}|${acts.length}`) % rules.pace.spread)
    const until = lastAt + (seat === you ? timeout : thought)
    const latest = seat === you ? until + cardClock.grace : until
    const sent = seat === you ? moves[made] : undefined
    // A move that came later was made in a later turn: this one was missed.
    const own = sent && sent.at < latest ? sent : undefined
    const at = own?.at ?? latest
    if (at > now) return progress({ seat, since: lastAt, until }, at)

    const move = own?.move ?? (seat === you ? rules.wait(view) : rules.choose(view))
    const next = rules.play(state, move)
    if (next === undefined) throw new RangeError(`a round that can't be: ${move}`)
    const auto = seat === you && !own
    acts.push({ seat, move, auto })
    if (own) made++
    if (auto) missed++
    if (seat === you) missedInARow = auto ? missedInARow + 1 : 0
    state = next
    lastAt = at
  }
  throw new RangeError('a round without end')
}
