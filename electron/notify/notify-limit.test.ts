import { expect, test } from 'vitest'
import { mayNotify, type Shown } from './notify-limit.ts'

const minute = 60_000
const every = (count: number, apart: number): Shown[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'chat', at: index * apart }))

test.each<[string, Shown[], number, boolean]>([
  ['the first news', [], 0, true],
  ['the same again at once', [{ kind: 'message', at: 0 }], 1000, false],
  ['the same a minute later', [{ kind: 'message', at: 0 }], minute, true],
  ['other news at once', [{ kind: 'deposit', at: 0 }], 0, true],
  ['a seventh within ten minutes', every(6, minute), 9 * minute, false],
  ['a seventh after ten minutes', every(6, minute), 10 * minute, true],
  ['with a clock set back', [{ kind: 'message', at: 5 * minute }], 0, false],
])('[DSK-11] whether a notification is shown: %s', (_, shown, now, may) => {
  expect(mayNotify(shown, 'message', now)).toBe(may)
})
