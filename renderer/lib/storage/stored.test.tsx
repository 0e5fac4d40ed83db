import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clearSessionStorage, stored, storedText } from './stored.ts'

describe('[STO-02] what storage holds is checked', () => {
  const wish = stored('local', 'wish', z.object({ amount: z.number() }))

  beforeEach(() => localStorage.clear())

  test.each(['{', 'null', '"text"', '{"amount":"12"}', '[]', ''])('a foreign value %s is dropped', (text) => {
    localStorage.setItem('wish', text)
    expect(wish.read()).toBeUndefined()
    expect(localStorage.getItem('wish')).toBeNull()
  })

  test('a value of its own comes back', () => {
    wish.write({ amount: 5 })
    expect(wish.read()).toEqual({ amount: 5 })
    wish.remove()
    expect(wish.read()).toBeUndefined()
  })

  test('plain text is kept as it is, for the script in the head', () => {
    const theme = storedText('local', 'theme', z.enum(['light', 'dark']))
    theme.write('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    localStorage.setItem('theme', 'neon')
    expect(theme.read()).toBeUndefined()
  })

  test('storage that is full or shut is no failure', () => {
    const big = storedText('local', 'big', z.string())
    expect(() => big.write('x'.repeat(20_000_000))).not.toThrow()
    expect(big.read()).toBeUndefined()
  })
})

test('[OUT-01] clearing the session keeps what is named', () => {
  sessionStorage.setItem('merchant', 'palaro')
  sessionStorage.setItem('token', 'secret')
  clearSessionStorage((name) => name === 'merchant')
  expect(sessionStorage.getItem('merchant')).toBe('palaro')
  expect(sessionStorage.getItem('token')).toBeNull()
})
