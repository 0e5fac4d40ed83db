import { parseAmount, toMinor } from '#shared/domain/money.ts'

/** Largest amount of one bet or win, in minor units. */
export const largestAmount = 10_000_000_000_000

/** Largest balance of a wallet, in minor units. Adding one more amount still gives an exact integer. */
export const largestBalance = 999_999_999_999_999

/** Parses an amount into minor units. Returns undefined if it is invalid, negative or above the limit. */
export function readMinor(text: string, limit: number): number | undefined {
  const amount = parseAmount(text)
  const minor = amount === undefined ? -1n : toMinor(amount)
  return minor < 0n || minor > BigInt(limit) ? undefined : Number(minor)
}
