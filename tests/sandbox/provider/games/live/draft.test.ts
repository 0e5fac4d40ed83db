import { expect, test } from 'vitest'
import {
  addChips,
  chipsFor,
  choiceText,
  clearChips,
  type Draft,
  type DraftRefusal,
  doubleChips,
  emptyDraft,
  joinParts,
  type Limits,
  readBet,
  undoChips,
} from './client/draft.ts'

const limits: Limits = {
  least: 1_000,
  most: 100_000,
  balance: 50_000,
  mostOn: (spot) => (spot === 'tie' ? 20_000 : 100_000),
  placed: {},
}
const isDraft = (made: Draft | DraftRefusal): made is Draft => 'parts' in made
function added(draft: Draft, spot: string, amount: number, within = limits): Draft {
  const made = addChips(draft, { [spot]: amount }, within)
  if (!isDraft(made)) throw new Error(made.reason)
  return made
}

test('each tap adds, steps are undone one by one, and even clearing can be undone', () => {
  const first = added(emptyDraft, 'banker', 5_000)
  const second = added(added(first, 'banker', 5_000), 'tie', 1_000)
  expect(second.parts).toEqual({ banker: 10_000, tie: 1_000 })
  expect(undoChips(undoChips(second))).toEqual(first)
  expect(clearChips(second).parts).toEqual({})
  expect(undoChips(clearChips(second))).toEqual(second)
  expect(undoChips(emptyDraft)).toEqual(emptyDraft)
  expect(doubleChips(second, limits)).toMatchObject({ parts: { banker: 20_000, tie: 2_000 } })
})

test.each([
  ['tie', 21_000, {}, { reason: 'spot', spot: 'tie' }],
  ['banker', 51_000, {}, { reason: 'balance' }],
  ['banker', 101_000, { balance: 999_999, mostOn: () => 999_999 }, { reason: 'table' }],
  ['banker', 1_000, { most: 60_000, placed: { tie: 60_000 } }, { reason: 'table' }],
  ['tie', 10_000, { placed: { tie: 15_000 } }, { reason: 'spot', spot: 'tie' }],
])('chips on %s of %i beyond a limit stay in the hand', (spot, amount, more, refusal) => {
  expect(addChips(emptyDraft, { [spot]: amount }, { ...limits, ...more })).toEqual(refusal)
})

test('more spots than the server takes in one bet are refused', () => {
  const parts = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`n${index}`, 100]))
  expect(addChips(emptyDraft, parts, limits)).toEqual({ reason: 'spots' })
})

test('the text of a bet is exact, and is read back', () => {
  const parts = { banker: 5_000, tie: 1_001, 'player-pair': 7 }
  expect(choiceText(4711, parts)).toBe('4711:banker=50.00+tie=10.01+player-pair=0.07')
  expect(readBet(choiceText(4711, parts))).toEqual({ round: 4711, parts })
  expect(joinParts([parts, { tie: 1_000 }])).toEqual({ ...parts, tie: 2_001 })
})

test.each([
  [100, 50_000, [100, 500, 1_000, 5_000, 10_000, 50_000]],
  [2_000, 10_000_000, [2_000, 5_000, 10_000, 50_000, 100_000, 500_000]],
  [5_000, 5_000, [5_000]],
])('a table from %i to %i centavos has the chips %j', (least, most, chips) => {
  expect(chipsFor(least, most)).toEqual(chips)
})
