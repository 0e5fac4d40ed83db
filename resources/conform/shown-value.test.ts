import { expect, test } from 'vitest'
import { shown } from './shown-value.ts'

test.each([
  ['a long text', 'x'.repeat(100), 'open', `"${'x'.repeat(48)}…"`],
  ['characters that can’t be seen', 'a\u202eb', 'open', String.raw`"a\\u{202e}b"`],
  ['a state of a private value', 'ON_HOLD', 'code', '"ON_HOLD"'],
  ['a name where a state is expected', 'Maria Santos', 'code', '"Aaaaa Aaaaaa"'],
  ['a number where a state is expected', '09171234567', 'code', '"99999999999"'],
  ['a flag as text', 'false', 'private', '"false"'],
  ['a private number', 12_480.75, 'private', '99999.99'],
  ['an open number', 7, 'open', '7'],
] as const)('[OPS-03] how a report shows %s', (_, value, showing, text) => {
  expect(shown(value, showing)).toBe(text)
})
