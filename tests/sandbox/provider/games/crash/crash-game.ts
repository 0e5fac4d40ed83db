/** Crash. Everybody at a table is in the same flight; each leaves it by a move or at a point chosen before. */
import { createHash } from 'node:crypto'
import type { TimedGame, TimedParts, TimedSeat } from '../game.ts'
import { crowdOf } from './crash-crowd.ts'
import {
  crashGrowth,
  crashSpan,
  crashTimes,
  exitOf,
  type Flight,
  flightAt,
  multiplierAfter,
  planSpan,
  readCrashChoice,
  roundOf,
  spanOf,
  timeTo,
} from './crash-rules.ts'
import type { CrashTable, EndedFlight } from './crash-table.ts'

const shown = 12

interface Scheduled {
  readonly round: number
  readonly startsAt: number
  readonly crashesAt: number
  readonly crash: number
  readonly proof: string
}

const text = (hundredths: number): string => (hundredths / 100).toFixed(2)
const seal = (proof: string): string => createHash('sha256').update(proof).digest('hex')

export function createCrashGame({ now, random, drawOnce }: TimedParts): TimedGame {
  const plan = ({ game }: TimedSeat, span: number): Flight[] =>
    drawOnce(`crash|${game.nodeId}|${span}`, () => planSpan(random))

  function scheduled(place: TimedSeat, span: number, number: number): Scheduled | undefined {
    const flight = plan(place, span)[number]
    if (!flight) return undefined
    const { opens, crash, salt } = flight
    const startsAt = span * crashSpan + opens + crashTimes.betting
    const round = roundOf(span, number)
    return {
      round,
      startsAt,
      crashesAt: startsAt + timeTo(crash),
      crash,
      proof: `${round}:${text(crash)}:${salt}`,
    }
  }

  const byRound = (place: TimedSeat, round: number): Scheduled | undefined => {
    const [span, number] = spanOf(round)
    // Only rounds that have been played or are open: nobody can ask for a later span.
    return span <= Math.floor(now() / crashSpan) ? scheduled(place, span, number) : undefined
  }

  function current(place: TimedSeat): Scheduled {
    const span = Math.floor(now() / crashSpan)
    const flights = plan(place, span)
    const found = scheduled(place, span, flightAt(flights, now() - span * crashSpan))
    if (!found) throw new RangeError('a span without flights')
    return found
  }

  /** Flights that have ended, latest first. */
  function ended(place: TimedSeat, { round, crashesAt }: Scheduled): EndedFlight[] {
    const [span, number] = spanOf(round)
    const last = now() >= crashesAt ? number : number - 1
    const before = plan(place, span - 1).length
    const rounds = Array.from({ length: shown }, (_, back) => last - back).map((each) =>
      each >= 0 ? scheduled(place, span, each) : scheduled(place, span - 1, before + each),
    )
    return rounds.flatMap((each) =>
      each ? { round: each.round, at: text(each.crash), proof: each.proof } : [],
    )
  }

  return {
    async table(place): Promise<CrashTable> {
      const flight = current(place)
      const { round, startsAt, crashesAt, crash, proof } = flight
      const over = now() >= crashesAt
      const reached = over ? crash : multiplierAfter(now() - startsAt)
      const span = Math.floor(now() / crashSpan)
      const following = scheduled(place, span, spanOf(round)[1] + 1)
      const opensNext = following ? following.startsAt - crashTimes.betting : (span + 1) * crashSpan
      return {
        kind: 'crash',
        round,
        growth: crashGrowth,
        startsAt,
        crash: over ? { at: text(crash), time: crashesAt } : null,
        seal: seal(proof),
        nextAt: over ? opensNext : null,
        others:
          now() < startsAt
            ? crowdOf(place.game.nodeId, round, 0)
            : crowdOf(place.game.nodeId, round, reached),
        history: ended(place, flight),
      }
    },
    async accept(place, { choice }) {
      const chosen = readCrashChoice(choice)
      if (!chosen) return 'CHOICE_IMPOSSIBLE'
      const flight = current(place)
      if (chosen.round !== flight.round || now() >= flight.startsAt) return 'BETS_CLOSED'
      return { settlesAt: flight.startsAt }
    },
    async move(place, { choice, moves }, move) {
      const chosen = readCrashChoice(choice)
      const flight = chosen && byRound(place, chosen.round)
      if (move !== 'out' || !flight) return 'CHOICE_IMPOSSIBLE'
      const time = now()
      if (moves.length > 0 || time <= flight.startsAt || time >= flight.crashesAt) return 'BETS_CLOSED'
      const at = multiplierAfter(time - flight.startsAt)
      return { kept: `out@${text(Math.min(at, flight.crash))}`, settlesAt: time }
    },
    async settle(place, { bet, choice, moves }) {
      const chosen = readCrashChoice(choice)
      const flight = chosen && byRound(place, chosen.round)
      if (!chosen || !flight) return 'void'
      const exit = exitOf(chosen, moves, flight.crash)
      const decidedAt = exit === undefined ? flight.crashesAt : flight.startsAt + timeTo(exit)
      // Who has left by hand is out at once.
      if (moves.length === 0 && now() < decidedAt) return undefined
      return (bet * BigInt(exit ?? 0)) / 100n
    },
  }
}
