/**
 * A flight whose multiplier grows until it crashes. The chance to reach m is 97 % of 1/m, so leaving at any point
 * returns 97 % of all bets.
 */
import type { RandomBelow } from '../random.ts'

export const crashReturn = 0.97
/** How fast the multiplier grows: e^(growth × seconds). */
export const crashGrowth = 0.13
/** No flight goes higher. In hundredths. */
export const highest = 10_000
/** Lengths in ms: betting before a flight, and the pause after a crash. */
export const crashTimes = { betting: 8_000, pause: 4_000 }

const parts = 1_000_000_000

/** Draws where a flight crashes, in hundredths. 100 is a crash at the start, where nobody can leave. */
export function drawCrash(random: RandomBelow): number {
  const point = Math.floor((crashReturn * 100 * parts) / (random(parts) + 1))
  return Math.min(highest, Math.max(100, point))
}

/** How long a flight takes to a multiplier in hundredths, in ms. */
export const timeTo = (hundredths: number): number =>
  Math.ceil((Math.log(hundredths / 100) / crashGrowth) * 1_000)

/** The multiplier after some ms, in hundredths, rounded down. */
export const multiplierAfter = (milliseconds: number): number =>
  Math.max(100, Math.floor(Math.exp((crashGrowth * milliseconds) / 1_000) * 100 + 1e-9))

/** Flights follow each other in spans of this length, in ms, each planned at once. */
export const crashSpan = 10 * 60_000

export interface Flight {
  /** When its betting opens, in ms after the span's start. */
  readonly opens: number
  /** Where it crashes, in hundredths. */
  readonly crash: number
  /** Random text that makes its seal unguessable. */
  readonly salt: string
}

const longest = crashTimes.betting + timeTo(highest) + crashTimes.pause
const lengthOf = ({ crash }: Pick<Flight, 'crash'>): number =>
  crashTimes.betting + timeTo(crash) + crashTimes.pause

/** Plans the flights of a span. The last one takes the time that is left, if it is short. */
export function planSpan(random: RandomBelow): Flight[] {
  const flights: Flight[] = []
  let opens = 0
  while (opens + longest <= crashSpan) {
    const salt = Array.from({ length: 4 }, () => random(2 ** 31).toString(36)).join('')
    const flight = { opens, crash: drawCrash(random), salt }
    flights.push(flight)
    opens += lengthOf(flight)
  }
  return flights
}

/** The number of the flight at a time of its span. */
export function flightAt(flights: readonly Flight[], time: number): number {
  const later = flights.findIndex(({ opens }) => opens > time)
  return later < 0 ? flights.length - 1 : later - 1
}

const perSpan = 1_000
/** Rounds are numbered across spans. */
export const roundOf = (span: number, flight: number): number => span * perSpan + flight
export const spanOf = (round: number): readonly [span: number, flight: number] => [
  Math.floor(round / perSpan),
  round % perSpan,
]

export interface CrashChoice {
  readonly round: number
  /** Where to leave by itself, in hundredths. Undefined to leave by hand. */
  readonly auto: number | undefined
}

/** Parses "4711" or "4711@2.50": the round, and where to leave by itself. */
export function readCrashChoice(choice: string): CrashChoice | undefined {
  const [, round, auto] = choice.match(/^(\d{1,15})(?:@(\d{1,4}\.\d{2}))?$/) ?? []
  if (round === undefined) return undefined
  const hundredths = auto === undefined ? undefined : Math.round(Number(auto) * 100)
  if (hundredths !== undefined && (hundredths <= 100 || hundredths > highest)) return undefined
  return { round: Number(round), auto: hundredths }
}

/** Where a bet left its flight, in hundredths. Undefined if it crashed. The hand wins over the automatic exit. */
export function exitOf({ auto }: CrashChoice, moves: readonly string[], crash: number): number | undefined {
  const [, byHand] = moves.find((move) => move.startsWith('out@'))?.split('@') ?? []
  if (byHand !== undefined) return Math.round(Number(byHand) * 100)
  return auto !== undefined && auto <= crash ? auto : undefined
}
