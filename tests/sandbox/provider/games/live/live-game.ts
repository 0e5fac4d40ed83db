/**
 * Live tables. Rounds follow the clock and are the same for everyone at a table. Each is drawn after betting closes.
 */
import type { OpenedGame, TimedGame, TimedParts, TimedPlace } from '../game.ts'
import { drawRound, liveReturn, liveSpots } from './live-rules.ts'
import type { LiveResult, LiveVariant } from './live-table.ts'

/** Length of a round and of its betting phase, in ms. */
export const liveRound = { whole: 18_000, open: 12_000 }
const shown = 10

const variants: Readonly<Partial<Record<string, LiveVariant>>> = {
  baccarat: 'baccarat',
  roulette: 'roulette',
  'dragon-tiger': 'dragonTiger',
}
const variantOf = ({ game }: OpenedGame): LiveVariant => variants[game.model] ?? 'baccarat'

const numberOf = (now: number): number => Math.floor(now / liveRound.whole)
const closesAt = (round: number): number => round * liveRound.whole + liveRound.open

/** Parses a choice: "4711:banker" is round 4711, spot "banker". */
function readChoice(variant: LiveVariant, choice = ''): { round: number; spot: string } | undefined {
  const [, round, spot = ''] = choice.match(/^(\d{1,15}):([\w-]{1,12})$/) ?? []
  return round !== undefined && Object.hasOwn(liveSpots[variant], spot)
    ? { round: Number(round), spot }
    : undefined
}

/** The live tables. Each round's result is drawn only once. */
export function createLiveGame({ now, random, drawOnce }: TimedParts): TimedGame {
  const resultOf = (place: TimedPlace, round: number): LiveResult =>
    drawOnce(`live|${place.game.nodeId}|${round}`, () => drawRound(variantOf(place), round, random))

  return {
    async table(place) {
      const variant = variantOf(place)
      const round = numberOf(now())
      const isOpen = now() < closesAt(round)
      const last = isOpen ? round - 1 : round
      return {
        kind: 'live',
        variant,
        spots: Object.entries(liveSpots[variant]).map(([id, { pays }]) => ({
          id,
          pays: (pays / 100).toFixed(2),
        })),
        round,
        closesAt: closesAt(round),
        nextAt: (round + 1) * liveRound.whole,
        result: isOpen ? null : resultOf(place, round),
        history: Array.from({ length: shown }, (_, back) => resultOf(place, last - back)),
      }
    },
    async accept(place, { choice }) {
      const chosen = readChoice(variantOf(place), choice)
      if (!chosen) return 'CHOICE_IMPOSSIBLE'
      const isOpen = chosen.round === numberOf(now()) && now() < closesAt(chosen.round)
      return isOpen ? { settlesAt: closesAt(chosen.round) } : 'BETS_CLOSED'
    },
    async settle(place, { bet, choice }) {
      const variant = variantOf(place)
      const chosen = readChoice(variant, choice)
      if (!chosen) return 0n
      return (bet * BigInt(liveReturn(variant, chosen.spot, resultOf(place, chosen.round)))) / 100n
    },
  }
}
