import { expect, test } from 'vitest'
import type { Game } from '#shared/contract/endpoints/games.ts'
import { shouldReadOn } from './read-on.ts'

const pagesWith = (...counts: readonly number[]): Game[][] => {
  let last = 0
  return counts.map((count) =>
    Array.from({ length: count }, () => {
      last += 1
      const nodeId = String(last)
      return { nodeId, gameName: nodeId, vassalage: 'KD', gameType: 'RNG', gameCode: nodeId, icon: '/1.svg' }
    }),
  )
}
const nothing = (pages: number) => pagesWith(...Array.from({ length: pages }, () => 0))

test.each([
  ['nothing of the first page is shown', pagesWith(0), true],
  ['the first page is full', pagesWith(15), false],
  ['two pages fill one', pagesWith(8, 9), false],
  ['the next one isn’t full yet', pagesWith(8, 9, 3), true],
  ['the next one is full', pagesWith(8, 9, 3, 10), false],
  ['the same page comes again and again', [...pagesWith(7), ...pagesWith(7), ...pagesWith(7)], true],
  ['twenty pages in a row brought nothing', nothing(20), false],
  ['the player asked for more after that', nothing(21), true],
  ['nothing was read', [], false],
])('[LST-02] reading on when %s', (_, pages, expected) => {
  expect(shouldReadOn(pages)).toBe(expected)
})
