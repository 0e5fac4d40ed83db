import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance } from './amounts.ts'

/**
 * Reads an amount of a request in minor units.
 * @throws Refusal AMOUNT_INVALID unless it is above zero, within what a wallet can hold, and has two decimals at most.
 */
export function readTyped(text: string): number {
  const amount = parseAmount(text)
  if (amount === undefined || amount !== fromMinor(toMinor(amount))) throw new Refusal('AMOUNT_INVALID')
  const minor = toMinor(amount)
  if (minor <= 0n || minor > BigInt(largestBalance)) throw new Refusal('AMOUNT_INVALID')
  return Number(minor)
}

/** An amount in minor units as refusals name it. */
export const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)
