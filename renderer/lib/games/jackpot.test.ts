import { expect, test } from 'vitest'
import { type Amount, compareAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { growCounter, hearFigure, jackpotAt, potNames } from './jackpot.ts'

const noon = Date.UTC(2026, 10, 21, 4)
const day = 86_400_000
const amount = (text: string) => text as Amount

test('[LST-09] the figure comes from the time alone', () => {
  expect(jackpotAt(noon)).toBe(jackpotAt(noon))
  expect(jackpotAt(noon)).toBe('48302864.00')
})

test('[LST-09] the indicative jackpot grows by 165.11 every three seconds', () => {
  expect(subtractAmounts(jackpotAt(noon + 3000), jackpotAt(noon))).toBe('165.11')
  expect(jackpotAt(noon + 2999)).toBe(jackpotAt(noon))
  expect(growCounter({ shown: jackpotAt(noon) }, 'grand').shown).toBe(jackpotAt(noon + 3000))
})

test.each(potNames)('[LST-09] the indicative %s pot never falls, on no day of the week', (pot) => {
  for (let days = -400; days < 400; days += 1)
    expect(
      compareAmounts(jackpotAt(noon + (days + 1) * day, pot), jackpotAt(noon + days * day, pot)),
    ).toBeGreaterThanOrEqual(0)
})

test.each(['major', 'minor'] as const)('the %s pot grows more slowly than the grand one', (pot) => {
  const hour = 3_600_000
  const grown = subtractAmounts(jackpotAt(noon + hour, pot), jackpotAt(noon, pot))
  const grand = subtractAmounts(jackpotAt(noon + hour), jackpotAt(noon))
  expect(compareAmounts(grown, grand)).toBeLessThan(0)
  expect(compareAmounts(jackpotAt(noon, pot), jackpotAt(noon))).toBeLessThan(0)
})

test.each([
  ['a figure that is larger', '1100.00', '1100.00', false],
  ['the same figure as is shown', '1050.00', '1050.00', false],
  ['a figure that the counter has run ahead of', '1000.00', '1050.00', true],
  ['a figure of a host that lags behind', '995.00', '1050.00', true],
  ['the figure of a pot that was won', '500.00', '500.00', false],
])('[LST-09] after %s (%s) the counter shows %s', (_, figure, shown, waits) => {
  const counter = { shown: amount('1050.00'), given: amount('1000.00') }
  expect(hearFigure(counter, amount(figure))).toEqual({ shown, given: figure, waits })
})

test('[LST-09] a gateway that begins to give figures replaces an indicative one, larger or not', () => {
  expect(hearFigure({ shown: amount('9000.00') }, amount('100.00')).shown).toBe('100.00')
})
