import { expect, test } from 'vitest'
import { textFaults } from './messages.ts'
import { compareTexts, emptyTexts, leftovers, wordedCounts } from './text-checks.ts'
import { flatten, nest, pluralsOf } from './texts.ts'

test('[I18N-03] no text is missing in a language, has other parameters, or is used by no code', () => {
  expect(textFaults()).toEqual([])
})

test.each([
  [{ a: { b: 'x' } }, { a: {} }, ['misses a.b']],
  [{ a: 'x' }, { a: 'y', b: 'z' }, ['has b, which English or its own plurals lack']],
  [{ a: 'of {{count}}' }, { a: 'sa' }, ['has other parameters in a']],
  [{ a: 'Use (min) - (max)' }, { a: 'Gumamit ng (min)' }, ['has other parameters in a']],
  [{ a: 'the <terms>terms</terms>' }, { a: 'ang terms' }, ['has other parameters in a']],
  [{ a_one: '{{count}} game', a_other: '{{count}} games' }, { a_other: '{{count}} laro' }, []],
  [{ a_one: '{{count}} game', a_other: '{{count}} games' }, {}, ['misses a_other']],
  [
    { a_one: 'a game', a_other: 'games' },
    { a_one: 'laro', a_other: 'laro' },
    ['has a_one, which English or its own plurals lack'],
  ],
  [{ a: '{{x}} and {{y}}' }, { a: '{{y}} at {{x}}' }, []],
])('[I18N-03] the texts %j against %j: %j', (english, other, faults) => {
  expect(compareTexts(english, other)).toEqual(faults)
})

test('[I18N-03] a language needs every plural form that it has, and no other', () => {
  const english = { a_one: '{{count}} game', a_other: '{{count}} games' }
  expect(compareTexts(english, { a_other: '{{count}} laro' }, ['one', 'other'])).toEqual(['misses a_one'])
  expect(compareTexts(english, english, ['one', 'few', 'other'])).toEqual(['misses a_few'])
  expect(pluralsOf('JA')).toEqual(['other'])
  expect(pluralsOf('TY')).toEqual(['one', 'other'])
})

test('[I18N-03] a form that a language uses for several numbers names the number, whatever English does', () => {
  const english = { a_one: 'One game', a_other: '{{count}} games' }
  const named = { a_one: '{{count}} laro', a_other: '{{count}} laro' }
  const worded = { a_one: 'Isang laro', a_other: '{{count}} laro' }
  expect(compareTexts(english, named, pluralsOf('TY'))).toEqual([])
  expect(wordedCounts(named, 'fil-PH')).toEqual([])
  expect(wordedCounts(worded, 'fil-PH')).toEqual([
    'has no {{count}} in a_one, which is said of several numbers',
  ])
  expect(wordedCounts(english, 'en-PH')).toEqual([])
})

test.each([
  ['', ['has no text in area.logIn']],
  ['   ', ['has no text in area.logIn']],
  ['Log in ', ['has blanks around area.logIn']],
  ['area.logIn', ['has the key in place of a text in area.logIn']],
  ['logIn', ['has the key in place of a text in area.logIn']],
  ['Log in', []],
])('[I18N-03] the text %j: %j', (text, faults) => {
  expect(emptyTexts({ area: { logIn: text } })).toEqual(faults)
})

test.each([
  ['Try again later, please', ['has the English text in a']],
  ['Grand jackpot', []],
  ['{{vendor}} – {{category}}', []],
  ['you@example.com', []],
  ['Android', []],
])('[I18N-01] the text %j where English has the same: %j', (text, faults) => {
  expect(leftovers({ a: text }, { a: text })).toEqual(faults)
})

test('[I18N-01] a term that Taglish takes from English is no leftover, a sentence is', () => {
  const texts = { term: 'Verification code', sentence: 'Try again later, please' }
  expect(leftovers(texts, texts, ['one', 'other'], 3)).toEqual(['has the English text in sentence'])
})

test('texts are nested by their keys', () => {
  const texts = { a: { b: 'x', c: { d: 'y' } }, e: 'z' }
  expect(nest(flatten(texts))).toEqual(texts)
})
