import { describe, expect, test } from 'vitest'
import { type LoginEntry, printEntry, readEntry, timeLeft } from './entry.ts'

const hour = 3_600_000
const kept = 1_800_000_000_000
const login = { kind: 'username', username: 'ana', password: 'Secret-1' } as const

describe('[AUTH-07] a remembered login is good for one day', () => {
  test.each([
    ['at once', 0, 24 * hour],
    ['an hour later', hour, 23 * hour],
    ['a moment before its end', 24 * hour - 1, 1],
    ['a day later', 24 * hour, 0],
    ['a year later', 24 * 365 * hour, 0],
    ['by a clock that was put right by a second', -1000, 24 * hour],
    ['by a clock that was set back an hour', -hour, 0],
    ['by a clock that was set back to the beginning', -kept, 0],
  ])('%s', (_, age, left) => {
    expect(timeLeft(kept, kept + age)).toBe(left)
    expect(readEntry(printEntry(kept, login), kept + age)?.login).toEqual(left > 0 ? login : undefined)
  })
})

test.each<[string, LoginEntry['login']]>([
  ['a name with its password', { kind: 'username', username: 'Señor 李', password: ' "\\\u0000😀' }],
  ['a name alone', { kind: 'username', username: 'ana' }],
  ['a mobile number', { kind: 'sms', country: 'PH', mobile: '0917 123 4567' }],
])('%s comes back as it was kept', (_, one) => {
  expect(readEntry(printEntry(kept, one), kept)).toEqual({ version: 1, at: kept, login: one })
})

const whole: LoginEntry = { version: 1, at: kept, login }
test.each([
  ['empty', ''],
  ['no JSON', '{"version":1,"at"'],
  ['null', 'null'],
  ['of another version', JSON.stringify({ ...whole, version: 2 })],
  ['without its time', JSON.stringify({ version: 1, login })],
  ['with a time that is none', JSON.stringify({ ...whole, at: 'now' })],
  ['of another kind', JSON.stringify({ ...whole, login: { ...login, kind: 'face' } })],
  ['with an empty name', JSON.stringify({ ...whole, login: { ...login, username: '' } })],
  ['with a line break in its name', JSON.stringify({ ...whole, login: { ...login, username: 'a\nb' } })],
  ['without a country', JSON.stringify({ ...whole, login: { kind: 'sms', mobile: '0917' } })],
  ['a number', '1800000000000'],
])('a stored login that is %s counts as none', (_, text) => {
  expect(readEntry(text, kept)).toBeUndefined()
})
