/** The choice of a bet: "4711:banker=50.00+tie=10.00" is round 4711 with two spots. All pure. */
import { parseAmount, toMinor } from '#shared/domain/money.ts'
import { betOn } from './live-rules.ts'
import type { LiveVariant } from './live-table.ts'

export interface Part {
  readonly spot: string
  /** In centavos. */
  readonly amount: bigint
}

export interface LiveChoice {
  readonly round: number
  readonly parts: readonly Part[]
}

/** The most spots of one bet. */
export const mostParts = 40

/** Parses a choice. Undefined if anything is not exactly as it should be, a spot unknown or named twice. */
export function readChoice(variant: LiveVariant, choice: string): LiveChoice | undefined {
  const [, round, list] = choice.match(/^([1-9]\d{0,14}):([^:]+)$/) ?? []
  if (round === undefined || list === undefined) return undefined
  const parts: Part[] = []
  for (const text of list.split('+')) {
    const [, spot = '', amount = ''] = text.match(/^([a-z][a-z0-9-]{0,15})=(\d{1,9}\.\d{2})$/) ?? []
    const exact = parseAmount(amount)
    const isNew = parts.every((part) => part.spot !== spot)
    if (!isNew || exact === undefined || !betOn(variant, spot) || parts.length === mostParts) return undefined
    parts.push({ spot, amount: toMinor(exact) })
  }
  return { round: Number(round), parts }
}

/** The largest bet on a spot of a table with these limits, in centavos. */
export function mostOn(part: number, least: bigint, most: bigint): bigint {
  const share = most / BigInt(part)
  return share > least ? share : least
}

/** Whether a bet is exactly the sum of its parts, and each part within the limits of its spot. */
export function isWithinLimits(
  variant: LiveVariant,
  parts: readonly Part[],
  bet: bigint,
  limits: { readonly least: bigint; readonly most: bigint },
): boolean {
  const sum = parts.reduce((total, { amount }) => total + amount, 0n)
  return (
    sum === bet &&
    sum <= limits.most &&
    parts.every(({ spot, amount }) => {
      const part = betOn(variant, spot)?.part ?? 1
      return amount >= limits.least && amount <= mostOn(part, limits.least, limits.most)
    })
  )
}
