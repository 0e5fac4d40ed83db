import { expect, test } from 'vitest'
import { wordFault } from './feedback-check.ts'

const range = { minWords: 3, maxWords: 5 }

test.each([
  ['', range, 'empty'],
  ['👍 !!! \u200b', range, 'empty'],
  ['too short', range, 'tooFew'],
  ['just right now', range, undefined],
  ['one two three four five six', range, 'tooMany'],
  ['<script>alert(1)</script>', range, undefined],
  ['anything', undefined, undefined],
  ['  ', undefined, 'empty'],
] as const)('[FBK-01] %j in %j: %s', (content, words, fault) => {
  expect(wordFault(content, words)).toBe(fault)
})
