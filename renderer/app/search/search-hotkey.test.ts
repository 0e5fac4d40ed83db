import { expect, test } from 'vitest'
import { mayOpenSearch } from './search-hotkey.ts'

test.each([
  [undefined, true],
  [{ name: 'nav' } as const, true],
  [{ name: 'me' } as const, true],
  [{ name: 'register' } as const, false],
  [{ name: 'changePassword', forced: true } as const, false],
  [{ name: 'signOut' } as const, false],
  [{ name: 'deposit' } as const, false],
])('[LST-13] over %j the search may open: %s', (open, expected) => {
  expect(mayOpenSearch(open)).toBe(expected)
})
