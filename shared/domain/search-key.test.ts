import { expect, test } from 'vitest'
import { isSearchKey } from './search-key.ts'

const press = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'K' }, true],
  [{ ctrlKey: true, key: 'า' }, true],
  [{ ctrlKey: true, key: 'ㅏ' }, true],
  [{ ctrlKey: true, key: 'л' }, true],
  [{ metaKey: true, key: 'ن' }, true],
  [{ ctrlKey: true, key: 'ｋ' }, true],
  [{ ctrlKey: true, key: 'Process' }, true],
  [{ ctrlKey: true, key: 'k', code: 'KeyV' }, true],
  [{ ctrlKey: true, key: 't' }, false],
  [{ ctrlKey: true, key: 'ส', code: 'KeyL' }, false],
  [{ ctrlKey: true, key: 'Enter', code: 'Enter' }, false],
  [{}, false],
  [{ ctrlKey: true, key: 'j' }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, metaKey: true }, false],
])('[LST-13, NET-08] the keys %j open the search: %s', (keys, expected) => {
  expect(isSearchKey({ ...press, ...keys })).toBe(expected)
})
