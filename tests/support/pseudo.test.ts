import { expect, test } from 'vitest'
import { pseudo, pseudoTexts } from './pseudo.ts'

test.each([
  ['Log in', '[Ĺóĝ íñ~]'],
  ['{{count}} games', '[{{count}} ĝáɱéš~]'],
  ['Use (min) - (max) digits', '[Úšé (min) - (max) ďíĝíťš~~~~]'],
  ['the <terms>terms</terms>', '[ťĥé <terms>ťéŕɱš</terms>~~]'],
  ['A text of many words', '[Á ťéẋť óƒ ɱáñý ŵóŕďš~~~~~~]'],
])('[I18N-01] %j in the pseudo-language is %j', (text, written) => {
  expect(pseudo(text)).toBe(written)
})

test('[I18N-01] a pseudo-text is two fifths longer than the English one', () => {
  const text = 'Something went wrong on our side. Try again in a moment.'
  expect(pseudo(text)).toHaveLength(Math.ceil(text.length * 1.4))
})

test('pseudo-texts keep the nesting of the texts', () => {
  expect(pseudoTexts({ a: { b: 'OK' } })).toEqual({ a: { b: pseudo('OK') } })
})
