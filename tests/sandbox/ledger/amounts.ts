import { parseAmount, toMinor } from '#shared/domain/money.ts'

/** The most that one bet or win may be, in minor units. */
export const largestAmount = 10_000_000_000_000

/** The most that a wallet holds, in minor units; sums of it and of one more amount are still exact integers. */
export const largestBalance = 999_999_999_999_999

/** An amount in minor units, from nothing to a limit; undefined for text that is none, or is beyond it. */
export function readMinor(text: string, limit: number): number | undefined {
  const amount = parseAmount(text)
  const minor = amount === undefined ? -1n : toMinor(amount)
  return minor < 0n || minor > BigInt(limit) ? undefined : Number(minor)
}
