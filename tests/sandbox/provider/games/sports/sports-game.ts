/** A sportsbook. Matches follow the clock. A slip has up to four, and is settled when the last of them has ended. */
import type { TimedGame, TimedParts, TimedPlace } from '../game.ts'
import {
  chancesOf,
  fixtureOf,
  fixtureTimes,
  oddsOf,
  playFixture,
  readSlip,
  type Selection,
  sportOf,
} from './sports-rules.ts'
import type { Fixture } from './sports-table.ts'

type Result = NonNullable<Fixture['result']>

/** The matches of every sportsbook. Each match's result is drawn only once. */
export function createSportsGame({ now, random, drawOnce }: TimedParts): TimedGame {
  function resultOf({ game: { nodeId, category } }: TimedPlace, number: number): Result {
    const sport = sportOf(category)
    return drawOnce(`sports|${nodeId}|${number}`, () =>
      playFixture(sport, chancesOf(sport, nodeId, number), random),
    )
  }

  function fixture(place: TimedPlace, number: number): Fixture {
    const planned = fixtureOf(sportOf(place.game.category), place.game.nodeId, number)
    return { ...planned, result: now() >= planned.endsAt ? resultOf(place, number) : null }
  }

  /** Whether a match is already listed and has that side. */
  function isOffered({ game: { nodeId, category } }: TimedPlace, { number, side }: Selection): boolean {
    const newest = Math.floor(now() / fixtureTimes.every) + fixtureTimes.ahead
    return number <= newest && chancesOf(sportOf(category), nodeId, number)[side] !== undefined
  }

  return {
    async table(place) {
      const current = Math.floor(now() / fixtureTimes.every)
      const { ahead, behind, every } = fixtureTimes
      return {
        kind: 'sports',
        sport: sportOf(place.game.category),
        fixtures: Array.from({ length: ahead + behind }, (_, index) =>
          fixture(place, current - behind + 1 + index),
        ),
        nextAt: (current + 1) * every,
      }
    },
    async accept(place, { choice }) {
      const slip = readSlip(choice)
      if (!slip?.every((selection) => isOffered(place, selection))) return 'CHOICE_IMPOSSIBLE'
      const played = slip.map(({ number }) =>
        fixtureOf(sportOf(place.game.category), place.game.nodeId, number),
      )
      if (played.some(({ startsAt }) => startsAt <= now())) return 'BETS_CLOSED'
      return { settlesAt: Math.max(...played.map(({ endsAt }) => endsAt)) }
    },
    async settle(place, { bet, choice }) {
      const slip = readSlip(choice) ?? []
      return slip.reduce((stake, { number, side }) => {
        if (resultOf(place, number).winner !== side) return 0n
        const chance = chancesOf(sportOf(place.game.category), place.game.nodeId, number)[side] ?? 0
        return (stake * BigInt(oddsOf(chance))) / 100n
      }, bet)
    },
  }
}
