/** Cockfights. A fight follows the other by the clock: parade, betting, fight, result. Odds are fixed for the fight. */
import { fromMinor } from '#shared/domain/money.ts'
import type { TimedGame, TimedParts, TimedSeat } from '../game.ts'
import {
  birdsOf,
  chancesOf,
  closesAt,
  crowdOf,
  decidedAt,
  drawFight,
  type Fight,
  fightAt,
  fightTimes,
  historyLength,
  oddsOfFight,
  opensAt,
  positionInDay,
  readBet,
  stageOf,
  startOf,
  winOf,
} from './sabong-rules.ts'
import type { Backer, Spot } from './sabong-table.ts'

/** Clashes are asked for this often, in ms. */
const lookEvery = 2_000
const shownBackers = 12

/** Every arena. Each fight is drawn only once, when its betting has closed. */
export function createSabongGame({ now, random, drawOnce }: TimedParts): TimedGame {
  const fightOf = ({ game: { nodeId } }: TimedSeat, number: number): Fight =>
    drawOnce(`sabong|${nodeId}|${number}`, () => drawFight(chancesOf(nodeId, number), random))

  /**
   * Bets of players by fight and round. Each is accepted twice, before it is booked and after: only then it counts.
   */
  const pool = new Map<
    number,
    Map<string, { readonly spot: Spot; readonly bet: bigint; readonly booked: boolean }>
  >()

  function keep(number: number, key: string, spot: Spot, bet: bigint): void {
    const bets = pool.get(number) ?? new Map()
    bets.set(key, { spot, bet, booked: bets.has(key) })
    for (const old of pool.keys()) if (old < fightAt(now())) pool.delete(old)
    pool.set(number, bets)
  }

  /** What everybody has bet on each spot so far. */
  function totalsOf(place: TimedSeat, number: number, crowd: readonly Backer[]) {
    const totals = { meron: 0n, draw: 0n, wala: 0n }
    for (const { spot, amount } of crowd) totals[spot] += BigInt(Math.round(Number(amount) * 100))
    for (const [key, { spot, bet, booked }] of pool.get(number) ?? [])
      if (booked && key.startsWith(`${place.game.nodeId} `)) totals[spot] += bet
    return { meron: fromMinor(totals.meron), draw: fromMinor(totals.draw), wala: fromMinor(totals.wala) }
  }

  return {
    events() {
      const number = fightAt(now())
      const { number: place, ofDay } = positionInDay(number)
      return { today: ofDay, live: 1, nextAt: startOf(number + 1), number: place, sports: [] }
    },
    async table(place) {
      const { nodeId } = place.game
      const number = fightAt(now())
      const { stage, until } = stageOf(number, now())
      const fought = stage === 'fight' || stage === 'result' ? fightOf(place, number) : undefined
      const since = now() - closesAt(number)
      const crowd = crowdOf(nodeId, number, now())
      const next = stage === 'parade' ? until : (Math.floor(now() / lookEvery) + 1) * lookEvery
      return {
        kind: 'sabong',
        fight: String(number),
        ...positionInDay(number),
        stage,
        birds: birdsOf(nodeId, number),
        odds: oddsOfFight(nodeId, number),
        totals: totalsOf(place, number, crowd),
        backers: crowd.slice(0, shownBackers),
        fightsAt: closesAt(number),
        openFor: fightTimes.betting,
        clashes: fought?.clashes.filter(({ at }) => at <= since) ?? [],
        result: stage === 'result' ? (fought?.result ?? null) : null,
        history: Array.from(
          { length: historyLength },
          (_, index) => fightOf(place, number - historyLength + index).result,
        ),
        nextAt: stage === 'result' ? until : Math.min(until, next),
      }
    },
    async accept({ game, sessionId }, { roundId, bet, choice }) {
      const read = readBet(choice)
      if (!read || read.number > fightAt(now())) return 'CHOICE_IMPOSSIBLE'
      const { number, spot } = read
      if (now() < opensAt(number) || now() >= closesAt(number)) return 'BETS_CLOSED'
      keep(number, `${game.nodeId} ${sessionId} ${roundId}`, spot, bet)
      return { settlesAt: decidedAt(number) }
    },
    async settle(place, { bet, choice }) {
      const read = readBet(choice)
      if (!read) return 'void'
      if (now() < decidedAt(read.number)) return undefined
      const { result } = fightOf(place, read.number)
      return winOf(place.game.nodeId, read.number, read.spot, result, bet)
    },
  }
}
