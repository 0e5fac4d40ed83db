import { expect, test } from 'vitest'
import { catchChance, chanceParts, fishPays } from './fish-game.ts'
import { fishKinds } from './fish-table.ts'

test('every catch pays the rarer the better, and 96 % in the long run, counted exactly', () => {
  for (const kind of fishKinds) expect((catchChance(kind) * fishPays[kind]) / chanceParts).toBeCloseTo(0.96)
})
