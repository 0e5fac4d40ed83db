import { expect, test } from 'vitest'
import { isQuickExpression } from './expression-cost.ts'

test.each([
  '[a-z]+',
  '.*',
  '\\+?[0-9 -]+',
  '[A-Za-z][A-Za-z0-9_]{3,15}',
  '[\\w.+-]+@[\\w-]+\\.[\\w.]{2,9}',
  '(?=.*[a-z])(?=.*\\d)[a-z\\d]{6,20}',
  '(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[!-/])[!-~]{8,64}',
  '(?:\\d{4} ){3}\\d{4}',
  '[A-Za-z]+(?: [A-Za-z]+)?',
  'yes|no|(?<other>\\p{Script=Thai}+)',
  '[^)(|+*\\]]{2,}',
  '\\(\\d+\\)',
])('[REG-03] the gateway’s expression %s is cheap enough to run', (source) => {
  expect(isQuickExpression(source, 255)).toBe(true)
})

test.each([
  '(a+)+',
  '([a-z]+)*',
  '(?:a|aa)+',
  '(a|a)*b',
  '(?:a?){60}a{60}',
  '((a{1,9}){1,9}){1,9}',
  '(?:\\w+\\s?)*',
  '([a-z])\\1+',
  '(?<twice>a)\\k<twice>',
  '(?<=a+)b',
  '.*.*.*.*.*',
  '(?=(a+)+$).*',
  'a'.repeat(1001),
])('[REG-03] the gateway’s expression %s is too expensive to run', (source) => {
  expect(isQuickExpression(source, 255)).toBe(false)
})

test('an expression must be simpler the longer its text may be', () => {
  expect(isQuickExpression('\\d*\\d*\\d*\\d*', 40)).toBe(true)
  expect(isQuickExpression('\\d*\\d*\\d*\\d*', 400)).toBe(false)
  expect(isQuickExpression('\\d*\\d*', 100_000)).toBe(false)
})
