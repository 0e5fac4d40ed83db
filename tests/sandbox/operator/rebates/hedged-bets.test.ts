import { expect, test } from 'vitest'
import { liveBets } from '#sandbox/provider/games/live/live-rules.ts'
import { shareOf } from './rates.ts'

const spots = Object.entries(liveBets).flatMap(([table, bets]) =>
  Object.entries(bets).map(([spot, { returns }]) => [table, spot, returns] as const),
)

test.each(spots)(
  '[MBR-09] on %s, "%s" costs more than its rebate brings back, so betting both sides gains nothing',
  (_table, _spot, returns) => {
    const cost = (1 - returns) * 10_000
    // The points of a bet are worth less than as much again as the lowest share.
    expect(shareOf('LIVE', 'diamond') * 2).toBeLessThan(cost)
  },
)
