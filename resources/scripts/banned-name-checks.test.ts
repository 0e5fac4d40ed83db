import { expect, test } from 'vitest'
import { faultsOfNames } from './banned-name-checks.ts'

test.each([
  ['renderer/app/routing/reach.ts', 'reach'],
  ['renderer/features/promotions/way-on-button.tsx', 'way-on'],
  ['renderer/app/use-passage.ts', 'passage'],
  ['renderer/ui/render-later/box.tsx', 'later'],
])('a file %s fails the check, which names "%s" and the word to use', (file, banned) => {
  expect(faultsOfNames(file, '')).toEqual([
    expect.stringMatching(new RegExp(`^${file}: "${banned}" has another word: \\w`)),
  ])
})

test.each([
  ['export const tellBalance = () => {}', 'tellBalance', 'tell'],
  ['export async function wayOn() {}', 'wayOn', 'way-on'],
  ['export type HeldFor = string', 'HeldFor', 'held'],
  ['const parts = 1\nexport { parts as lateParts }', 'lateParts', 'late-parts'],
  ['export default class GameRoom {}', 'GameRoom', 'game-room'],
])('%s fails the check', (source, name, banned) => {
  expect(faultsOfNames('shared/x.ts', source)).toEqual([
    expect.stringContaining(`shared/x.ts: export ${name}: "${banned}" has another word: `),
  ])
})

test('names that only contain the letters of a banned one pass, and so does what a file keeps to itself', () => {
  const source = `import { tell } from './other.ts'
const tells = tell
export const translateLifetime = 1
export type Interpolated = { told: string }
export const room = 'a card room'`
  expect(faultsOfNames('renderer/lib/lifecycle/reachable.ts', source)).toEqual([])
})
