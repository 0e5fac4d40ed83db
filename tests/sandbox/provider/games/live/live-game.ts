/**
 * Live tables. Rounds follow the clock and are the same for everyone at a table. Each is drawn after betting closes,
 * shown step by step, and decided when it has been shown.
 */

import { maskName } from '#sandbox/world/accounts/mask-name.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import type { OpenedGame, TimedGame, TimedParts, TimedSeat } from '../game.ts'
import { pocketColour } from './client/wheel.ts'
import { isWithinLimits, mostOn, type Part, readChoice } from './live-choice.ts'
import { crowdBets, crowdSize, dealerAt } from './live-crowd.ts'
import { earliestShown, paceOf, roundAt, shownAfter, stepsOf, timesOf, variantOf } from './live-pace.ts'
import { drawRound, liveBets, liveReturn } from './live-rules.ts'
import type { LiveGlance, LiveResult, LiveVariant, OtherBet, SideColour } from './live-table.ts'

type TableOf = Pick<OpenedGame['game'], 'nodeId' | 'model'>

/** Rounds in the statistics of wheel and dice. */
const counted: Readonly<Partial<Record<LiveVariant, number>>> = { roulette: 100, colorGame: 60 }
/** Roads begin anew every so many rounds, with as many before. */
const roadLength = 36
/** Rounds that a glance shows. */
const glanced = 10
/** How long somebody who looked at the table counts as being there, in ms. */
const presence = 60_000
/** Results kept in memory. */
const mostKnown = 20_000

const centavos = (amount: string): bigint => toMinor(parseAmount(amount) ?? fromMinor(0))

/** What all parts of a bet return. */
const winOf = (variant: LiveVariant, parts: readonly Part[], result: LiveResult): bigint =>
  parts.reduce(
    (sum, { spot, amount }) => sum + (amount * BigInt(liveReturn(variant, spot, result))) / 100n,
    0n,
  )

const sideColours: Readonly<Partial<Record<string, SideColour>>> = {
  banker: 'red',
  dragon: 'red',
  player: 'blue',
  tiger: 'blue',
  tie: 'green',
}

/** A result without what matters only at the table, such as pairs. */
function glanceAt({ sides, pocket, dice }: LiveResult): { side: string; colour: SideColour }[] {
  if (dice.length > 0) return dice.map((die) => ({ side: die, colour: die }))
  const [side = ''] = sides
  if (pocket === null) return [{ side, colour: sideColours[side] ?? 'green' }]
  const colour = pocketColour(pocket)
  return [{ side, colour: colour === 'zero' ? 'green' : colour }]
}

/** The live tables. Each round's result is drawn only once. */
export function createLiveGame({ now, random, drawOnce, waitingAt }: TimedParts): TimedGame {
  const known = new Map<string, LiveResult>()
  /** When each account last looked at each table. */
  const seen = new Map<string, Map<string, number>>()

  function resultOf(table: TableOf, round: number): LiveResult {
    const variant = variantOf(table)
    const key = `live|${variant}|${table.nodeId}|${round}`
    const result = known.get(key) ?? drawOnce(key, () => drawRound(variant, round, random))
    if (known.size > mostKnown) known.clear()
    known.set(key, result)
    return result
  }

  /** The current round. Its result is only there once bets are closed. */
  function current(table: TableOf) {
    const pace = paceOf(table)
    const times = roundAt(pace, now())
    const isOpen = now() < times.closesAt
    const result = isOpen ? null : resultOf(table, times.round)
    const shownAt = result && times.closesAt + shownAfter(pace, result)
    const lastRound = shownAt !== null && now() >= shownAt ? times.round : times.round - 1
    return { ...times, pace, isOpen, result, shownAt, lastRound }
  }

  function history(table: TableOf, lastRound: number): string[] {
    const since = Math.floor(lastRound / roadLength) * roadLength - roadLength
    const count = counted[variantOf(table)] ?? lastRound - since + 1
    return Array.from({ length: count }, (_, back) => resultOf(table, lastRound - back).sides.join('+'))
  }

  function playersAt({ nodeId }: TableOf, round: number): number {
    const real = [...(seen.get(nodeId)?.values() ?? [])].filter((at) => at > now() - presence).length
    return crowdSize(nodeId, round) + real
  }

  /** Notes that an account looks at a table. Returns when it did so before. */
  function look(nodeId: string, account: string): number | null {
    const looks = seen.get(nodeId) ?? new Map<string, number>()
    const before = looks.get(account) ?? null
    looks.set(account, now())
    seen.set(nodeId, looks)
    return before
  }

  const limitsOf = ({ minBet, maxBet }: OpenedGame['game']) => ({
    least: centavos(minBet),
    most: centavos(maxBet),
  })

  /** The bets of everybody else in a round: the sandbox's own players and waiting ones of real players. */
  function others({ game, account }: TimedSeat, round: number, result: LiveResult | null): OtherBet[] {
    const variant = variantOf(game)
    const pace = paceOf(game)
    const { opensAt } = timesOf(pace, round)
    const crowd = crowdBets({ nodeId: game.nodeId, variant, round, open: pace.open, ...limitsOf(game) })
    const real = waitingAt(game.nodeId)
      .filter((waiting) => waiting.account !== account)
      .flatMap(({ account: name, bet }) => {
        const choice = readChoice(variant, bet.choice)
        const parts = choice?.round === round ? choice.parts : []
        return parts.map((part) => ({ ...part, name: maskName(name), after: bet.placedAt - opensAt }))
      })
    return [...crowd, ...real].map(({ name, spot, amount, after }) => ({
      name,
      spot,
      amount: fromMinor(amount),
      at: opensAt + after,
      win: fromMinor(result ? winOf(variant, [{ spot, amount }], result) : 0n),
    }))
  }

  return {
    async table(place) {
      const { game } = place
      const variant = variantOf(game)
      const { round, opensAt, closesAt, nextAt, pace, result, shownAt, lastRound } = current(game)
      const { least, most } = limitsOf(game)
      const seenAt = look(game.nodeId, place.account)
      return {
        kind: 'live',
        variant,
        kinds: Object.entries(liveBets[variant]).map(([id, { pays, part }]) => ({
          id,
          pays: (pays / 100).toFixed(2),
          most: fromMinor(mostOn(part, least, most)),
        })),
        least: fromMinor(least),
        most: fromMinor(most),
        dealer: dealerAt(game.nodeId, now()),
        round,
        opensAt,
        closesAt,
        nextAt,
        result,
        steps: result ? stepsOf(pace, result).map((step) => closesAt + step) : [],
        shownAt,
        history: history(game, lastRound),
        lastRound,
        players: playersAt(game, round),
        others: others(place, round, result),
        seenAt,
      }
    },
    async accept({ game }, { bet, choice }) {
      const variant = variantOf(game)
      const chosen = readChoice(variant, choice)
      if (!chosen || !isWithinLimits(variant, chosen.parts, bet, limitsOf(game))) return 'CHOICE_IMPOSSIBLE'
      const { round, closesAt, pace, isOpen } = current(game)
      if (!isOpen || chosen.round !== round) return 'BETS_CLOSED'
      return { settlesAt: closesAt + earliestShown(variant, pace) }
    },
    async settle({ game }, { choice }) {
      const variant = variantOf(game)
      const chosen = readChoice(variant, choice)
      if (!chosen) return 'void'
      const pace = paceOf(game)
      const { closesAt } = timesOf(pace, chosen.round)
      if (now() < closesAt) return undefined
      const result = resultOf(game, chosen.round)
      return now() < closesAt + shownAfter(pace, result) ? undefined : winOf(variant, chosen.parts, result)
    },
    glance(game): LiveGlance {
      const { round, closesAt, nextAt, lastRound } = current(game)
      return {
        variant: variantOf(game),
        players: playersAt(game, round),
        dealer: dealerAt(game.nodeId, now()).name,
        closesAt,
        nextAt,
        results: Array.from({ length: glanced }, (_, back) => glanceAt(resultOf(game, lastRound - back))),
      }
    },
  }
}
