import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'

/**
 * The bets on offer between two limits: 1, 2, 5, 10, 20 … and the limits themselves. Ascending decimal
 * strings; only the lower limit where the limits make no sense.
 */
export function betLadder(minBet: string, maxBet: string): string[] {
  const [least = 100n, most = least] = [minBet, maxBet].map((amount) =>
    toMinor(parseAmount(amount) ?? fromMinor(100)),
  )
  const steps = new Set([least])
  for (let unit = 1n; unit <= most; unit *= 10n) {
    for (const step of [unit, unit * 2n, unit * 5n]) if (step > least && step < most) steps.add(step)
  }
  if (most > least) steps.add(most)
  return [...steps].sort((a, b) => (a < b ? -1 : 1)).map(fromMinor)
}

/** A modest bet to begin with: the third on offer. */
export const firstBet = (ladder: readonly string[]): number => Math.min(2, ladder.length - 1)
