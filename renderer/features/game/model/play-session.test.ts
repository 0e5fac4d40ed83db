import { expect, test } from 'vitest'
import { type PlaySession, playSessionAt } from './play-session.ts'

const minute = 60_000
const now = 100 * minute

test.each<[string, PlaySession | undefined, number]>([
  ['the first game', undefined, now],
  ['the page loaded again', { began: now - 40 * minute, seen: now - 1000 }, now - 40 * minute],
  [
    'another game after a look around',
    { began: now - 40 * minute, seen: now - 14 * minute },
    now - 40 * minute,
  ],
  ['a game after a long pause', { began: now - 40 * minute, seen: now - 16 * minute }, now],
  ['a clock that was set back', { began: now + minute, seen: now + 2 * minute }, now],
  ['nonsense in the storage', { began: now - minute, seen: now - 2 * minute }, now],
])('[RSG-01] elapsed time with %s', (_, kept, began) => {
  expect(playSessionAt(kept, now)).toEqual({ began, seen: now })
})
