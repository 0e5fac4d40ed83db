import { expect, test } from 'vitest'
import { countWords } from './words.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['The deposit did not arrive.', 5],
  ["I can't log in!!!", 4],
  ['Hindi dumating ang deposit ko', 5],
  ['👍👍 👍', 0],
  ['<b>bold</b>', 3],
  ['\u200b\u200b', 0],
])('[FBK-01] %j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('[FBK-01] languages without spaces have words too', () => {
  expect(countWords('我的存款没有到账')).toBeGreaterThan(2)
  expect(countWords('入金が反映されません')).toBeGreaterThan(2)
  expect(countWords('เงินฝากของฉันยังไม่เข้า')).toBeGreaterThan(2)
})
