/**
 * A table of card players: seats, stakes and pot. Every seat puts in the same stake, and the winner takes the pot less
 * the room's fee. The other seats are the sandbox's players.
 */

import { hash } from '#sandbox/world/art/random.ts'
import { avatarCount, playersAt } from '#sandbox/world/games/card-rooms.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { TimedTable } from '../../protocol.ts'
import type { PlacedBet, TimedGame, TimedParts, TimedSeat } from '../game.ts'
import type { CardRoomTable, CardRound, PastRound, Seat } from './card-room-table.ts'
import type { CardRules } from './card-rules.ts'
import { type Deal, drawDeal, type MadeMove, type Progress, replay } from './replay.ts'

/** How long an ended round stays on the table, in ms. */
const lingering = 10 * 60_000
/** How often an idle table is looked at, in ms. */
const idlePace = 10_000
/** The same while players take their seats. */
const joiningPace = 500
/** Moves shown. */
const actsShown = 14
/** The most ended rounds that are remembered. */
const mostEnded = 400

/** What a bet at a table names: its room. */
const placeName = ({ room }: Pick<TimedSeat, 'room'>): string => (room?.id ?? 'open').replaceAll(' ', '_')

/** What there is to win, in centavos. */
export const potOf = (bet: bigint, seats: number, model: string): bigint =>
  (bet * BigInt(seats) * BigInt(Math.round(modelOf({ model }).rtp * 100))) / 10_000n

/** A move as it is kept: its time and its text. */
const keptMove = ({ at, move }: MadeMove): string => `${at}:${move}`
function readKept(kept: string): MadeMove {
  const colon = kept.indexOf(':')
  return { at: Number(kept.slice(0, colon)), move: kept.slice(colon + 1) }
}

/** Reads a move: "12:pass" is the move "pass" after twelve others. */
function readMove(text: string): { steps: number; move: string } | undefined {
  const [, steps, move] = text.match(/^(\d{1,3}):([\w:.@-]{1,160})$/) ?? []
  return steps !== undefined && move !== undefined ? { steps: Number(steps), move } : undefined
}

/** A card game's tables. `wrap` names the kind of table. */
export function createCardRoom<State, View>(
  rules: CardRules<State, View>,
  { now, random, drawOnce }: TimedParts,
  wrap: (table: CardRoomTable<View>) => TimedTable,
): TimedGame {
  const { seats } = rules
  /** Ended rounds, which never change. */
  const ended = new Map<string, Progress<State>>()

  const dealOf = ({ id }: Pick<PlacedBet, 'id'>): Deal =>
    drawOnce(`cards|${id}`, () => drawDeal(seats, random))
  const progressOf = (bet: PlacedBet, at: number): Progress<State> =>
    replay(rules, dealOf(bet), bet.placedAt, bet.moves.map(readKept), at)

  function endedProgress(bet: PlacedBet): Progress<State> {
    const known = ended.get(bet.id)
    if (known) return known
    const progress = progressOf(bet, Number.POSITIVE_INFINITY)
    const oldest = ended.keys().next().value
    if (ended.size >= mostEnded && oldest !== undefined) ended.delete(oldest)
    ended.set(bet.id, progress)
    return progress
  }

  const sharesOf = (place: TimedSeat, bet: PlacedBet, winners: readonly number[]): bigint =>
    potOf(bet.bet, seats, place.game.model) / BigInt(Math.max(1, winners.length))

  /** The seats at a time. In a round all are taken; whoever wasn't there comes while the cards are dealt. */
  function seatsAt(place: TimedSeat, name: string, at: number, dealtAt?: number): Seat[] {
    const own: Seat = { name: '', avatar: hash(place.account) % avatarCount, here: true }
    const id = name === 'open' ? place.game.nodeId : name
    const others = playersAt(id, seats, at).map((player, index) => {
      const arrives = dealtAt !== undefined && now() >= at + ((index + 1) * (dealtAt - at)) / (seats + 1)
      return { ...player, here: player.here || arrives }
    })
    return [own, ...others]
  }

  function roundOf(place: TimedSeat, bet: PlacedBet, progress: Progress<State>): CardRound<View> {
    const isOver = progress.nextAt === undefined
    const winners = isOver ? rules.winners(progress.state) : []
    return {
      roundId: bet.roundId,
      stake: fromMinor(bet.bet),
      pot: fromMinor(potOf(bet.bet, seats, place.game.model)),
      dealtAt: progress.dealtAt,
      turn: progress.turn ?? null,
      steps: progress.acts.length,
      acts: progress.acts.slice(-actsShown),
      missed: progress.missed,
      away: progress.away,
      view: rules.view(progress.state, 0),
      end: isOver ? { winners, each: fromMinor(sharesOf(place, bet, winners)) } : null,
    }
  }

  function pastRound(place: TimedSeat, bet: PlacedBet): PastRound {
    const { state, lastAt } = endedProgress(bet)
    const winners = rules.winners(state)
    const names = seatsAt(place, bet.choice, bet.placedAt)
    return {
      roundId: bet.roundId,
      endedAt: lastAt,
      winners: winners.map((seat) => (seat === 0 ? null : (names[seat]?.name ?? ''))),
      each: fromMinor(sharesOf(place, bet, winners)),
    }
  }

  return {
    async table(place, [current], past = []) {
      const time = now()
      const [last] = past
      const lately = last && time - endedProgress(last).lastAt < lingering ? last : undefined
      const shown = current ?? lately
      const progress = shown && (shown === current ? progressOf(shown, time) : endedProgress(shown))
      const name = shown?.choice ?? placeName(place)
      const at = shown?.placedAt ?? time
      return wrap({
        room: place.room,
        place: placeName(place),
        fee: 100 - modelOf(place.game).rtp,
        seats: seatsAt(place, name, at, progress?.dealtAt),
        round: shown && progress ? roundOf(place, shown, progress) : null,
        history: past.map((bet) => pastRound(place, bet)),
        nextAt: !current
          ? time + idlePace
          : Math.min(
              progress?.nextAt ?? time,
              progress && time < progress.dealtAt ? time + joiningPace : Number.POSITIVE_INFINITY,
            ),
      })
    },
    async accept(place, bet, others = []) {
      if (bet.choice !== placeName(place)) return 'CHOICE_IMPOSSIBLE'
      // One round at a time: nobody sits twice at a table.
      if (others.length > 0) return 'ODDS_CHANGED'
      return { settlesAt: null }
    },
    async move(_place, bet, text) {
      const asked = readMove(text)
      if (!asked) return 'CHOICE_IMPOSSIBLE'
      const progress = progressOf(bet, now())
      // The time was up, or another tab has moved already: the page shows the table as it is.
      if (progress.turn?.seat !== 0 || progress.acts.length !== asked.steps) return 'ODDS_CHANGED'
      if (rules.play(progress.state, asked.move) === undefined) return 'CHOICE_IMPOSSIBLE'
      return { kept: keptMove({ at: now(), move: asked.move }), settlesAt: null }
    },
    async settle(place, bet) {
      const { state, nextAt } = progressOf(bet, now())
      if (nextAt !== undefined) return undefined
      const winners = rules.winners(state)
      return winners.includes(0) ? sharesOf(place, bet, winners) : 0n
    },
  }
}
