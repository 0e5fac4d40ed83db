import { expect, test } from 'vitest'
import { compareAmounts, subtractAmounts } from '#shared/domain/money.ts'
import { growJackpot, jackpotAt } from './jackpot.ts'

const noon = Date.UTC(2026, 10, 21, 4)

test('[LST-09] the figure comes from the time alone', () => {
  expect(jackpotAt(noon)).toBe(jackpotAt(noon))
  expect(jackpotAt(noon)).toBe('48302864.00')
})

test('[LST-09] it grows by 165.11 every three seconds', () => {
  expect(subtractAmounts(jackpotAt(noon + 3000), jackpotAt(noon))).toBe('165.11')
  expect(jackpotAt(noon + 2999)).toBe(jackpotAt(noon))
  expect(growJackpot(jackpotAt(noon))).toBe(jackpotAt(noon + 3000))
})

test.each(['major', 'minor'] as const)('the %s pot grows more slowly than the grand one', (pot) => {
  const hour = 3_600_000
  const grown = subtractAmounts(jackpotAt(noon + hour, pot), jackpotAt(noon, pot))
  const grand = subtractAmounts(jackpotAt(noon + hour), jackpotAt(noon))
  expect(compareAmounts(grown, grand)).toBeLessThan(0)
  expect(compareAmounts(jackpotAt(noon, pot), jackpotAt(noon))).toBeLessThan(0)
})
