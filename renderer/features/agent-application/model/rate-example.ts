import type { Amount } from '#shared/domain/money.ts'
import { parseAmount } from '#shared/domain/money.ts'

/** The bets that a rate is worked out for. */
export const exampleBets = '100000'

/** What a rate in percent brings from `exampleBets`: 800 for "0.8". Undefined if the rate isn't a number. */
export function rateExample(rate: string): Amount | undefined {
  const brought = (Number(exampleBets) * Number(rate)) / 100
  return Number.isFinite(brought) ? parseAmount(brought.toFixed(2)) : undefined
}
