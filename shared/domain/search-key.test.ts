import { expect, test } from 'vitest'
import { isSearchKey } from './search-key.ts'

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
