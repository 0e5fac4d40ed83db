/** Slips, their legs, and what an open one is bought back for. Pure. */
import { chancesOf, lineOf, oddsOf } from './chances.ts'
import type { Seen, State } from './play.ts'
import type { Match } from './schedule.ts'
import type { LegState, MarketId, Phase, SideId } from './sports-table.ts'

/** A pick with the odds that its player saw, in hundredths. */
export interface Leg {
  readonly match: string
  readonly market: MarketId
  readonly side: SideId
  readonly odds: number
}

export const mostLegs = 10
/** The largest win of a slip, in centavos. */
export const mostWin = 1_000_000_000n
/** The part of its value that a bet loses when it is cashed out, in percent. */
export const cashOutMargin = 5

const legPattern = /^([a-z]\d{1,12}):(w|c|k|[ts][1-9]):([hdaouyn])@(\d{3,5})$/

const isMarket = (text: string | undefined): text is MarketId => /^(?:w|c|k|[ts][1-9])$/.test(text ?? '')
const isSide = (text: string | undefined): text is SideId => /^[hdaouyn]$/.test(text ?? '')

/** Reads a slip such as "f120:w:h@185,b7:t2:o@190". Undefined if it is malformed, too long or repeats a match. */
export function readSlip(choice = ''): readonly Leg[] | undefined {
  const parts = choice.split(',')
  const legs = parts.flatMap((part): Leg[] => {
    const [, match = '', market, side, odds] = part.match(legPattern) ?? []
    return isMarket(market) && isSide(side) ? [{ match, market, side, odds: Number(odds) }] : []
  })
  if (legs.length !== parts.length || legs.length > mostLegs) return undefined
  return new Set(legs.map(({ match }) => match)).size === legs.length ? legs : undefined
}

/** "match:market:side", without the odds. */
export const keyOf = ({ match, market, side }: Leg): string => `${match}:${market}:${side}`

/** What a slip wins if all its legs do, in centavos. */
export function winOf(stake: bigint, legs: readonly Leg[]): bigint {
  const product = legs.reduce((whole, { odds }) => whole * BigInt(odds), stake)
  return product / 100n ** BigInt(legs.length)
}

/** A match that has been looked at: what is seen of it now. */
export interface Look {
  readonly match: Match
  readonly phase: Phase
  readonly seen: Seen
}

/** Whether no bets on a match are taken right now, though they will be again. */
export const isSuspended = ({ phase, seen }: Look): boolean =>
  phase === 'live' && seen.state.winner === null && (seen.danger !== null || seen.fresh)

/** The chance of a side now. Undefined if the match is decided or has no such side now. */
function chanceOf({ match: { spec, level }, phase, seen }: Look, leg: Leg): number | undefined {
  if (phase === 'postponed' || seen.state.winner !== null) return undefined
  return chancesOf(spec, level, seen.state).find(({ id }) => id === leg.market)?.chances[leg.side]
}

/** Why a leg can't be bet on now, or its current odds. */
export function quoteOf(look: Look, leg: Leg): number | 'closed' | 'suspended' {
  if (look.phase === 'ended' || look.phase === 'postponed' || look.seen.state.winner !== null) return 'closed'
  if (isSuspended(look)) return 'suspended'
  const chance = chanceOf(look, leg)
  return (chance === undefined ? undefined : oddsOf(chance)) ?? 'suspended'
}

/** Whether a match's sport has such a side at all, now or later. */
export function exists({ spec, level }: Match, { market, side }: Leg): boolean {
  if (market.startsWith('t')) return lineOf(spec, level, market) !== null && (side === 'o' || side === 'u')
  if (market === 'k') return spec.family === 'timed' && spec.distance && (side === 'y' || side === 'n')
  if (market === 'c') return (spec.family === 'race' || spec.handicap) && (side === 'h' || side === 'a')
  if (market.startsWith('s')) {
    const set = Number(market.slice(1))
    return spec.family === 'race' && set <= spec.best && (side === 'h' || side === 'a')
  }
  return side === 'h' || side === 'a' || (side === 'd' && spec.family === 'timed' && spec.draws)
}

/** Whether a leg holds at the end. Undefined if what it is about never happened. */
function holds({ spec, level }: Match, state: State, { market, side }: Leg): boolean | undefined {
  const [home, away] = state.score
  const line = lineOf(spec, level, market) ?? 0
  const over = home + away > line
  const covers = home + line > away
  if (market === 'w') return state.winner === side
  if (market === 'k') return state.stopped === (side === 'n')
  if (market === 'c') return covers === (side === 'h')
  if (market.startsWith('t')) return over === (side === 'o')
  const set = state.parts[Number(market.slice(1)) - 1]
  return set && set[0] > set[1] === (side === 'h')
}

/** How a leg stands. */
export function legState({ match, phase, seen }: Look, leg: Leg): LegState {
  if (phase === 'postponed') return 'void'
  if (phase !== 'ended') return 'open'
  const held = holds(match, seen.state, leg)
  if (held === undefined) return 'void'
  return held ? 'won' : 'lost'
}

type LookAt = (match: string) => Look | undefined

/** What a slip won. Void legs count as odds of 1.00. Undefined while it is open, 'void' if all its legs are. */
export function settleSlip(stake: bigint, legs: readonly Leg[], lookAt: LookAt): bigint | 'void' | undefined {
  const states = legs.map((leg) => {
    const look = lookAt(leg.match)
    return look ? legState(look, leg) : 'void'
  })
  if (states.includes('lost')) return 0n
  if (states.includes('open')) return undefined
  if (!states.includes('won')) return 'void'
  return winOf(
    stake,
    legs.filter((_, index) => states[index] === 'won'),
  )
}

/**
 * What an open slip is bought back for, in centavos: its fair value now, less a margin. 'closed' if it is decided or
 * worth nothing, 'suspended' while a market of it is.
 */
export function cashOutOf(
  stake: bigint,
  legs: readonly Leg[],
  lookAt: LookAt,
): bigint | 'closed' | 'suspended' {
  let value = Number(stake)
  let open = 0
  let suspended = false
  for (const leg of legs) {
    const look = lookAt(leg.match)
    const state = look ? legState(look, leg) : 'void'
    if (state === 'lost') return 'closed'
    if (state === 'void') continue
    value *= leg.odds / 100
    if (state === 'won' || !look) continue
    open++
    // A match that is decided and not over yet has no price any more.
    const chance = chanceOf(look, leg)
    if (chance === undefined || isSuspended(look)) suspended = true
    value *= chance ?? 0
  }
  if (open === 0) return 'closed'
  if (suspended) return 'suspended'
  const offer = BigInt(Math.floor((value * (100 - cashOutMargin)) / 100))
  return offer < 1n ? 'closed' : offer
}
