import { expect, test } from 'vitest'
import { isSearchKey, mayOpenSearch } from './search-hotkey.ts'

const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'K' }, true],
  [{}, false],
  [{ ctrlKey: true, key: 'j' }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, metaKey: true }, false],
])('[LST-13] the keys %j open the search: %s', (keys, expected) => {
  expect(isSearchKey({ ...press, ...keys })).toBe(expected)
})

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
