import { checkAmount, readTypedAmount } from '#lib/forms/amount.ts'
import { readWhole } from '#lib/forms/whole.ts'
import type { LimitKind, LimitPeriod, PlayLimit } from '#shared/contract/endpoints/limits.ts'
import { type Amount, compareAmounts, parseAmount } from '#shared/domain/money.ts'
import { readLine } from '#shared/domain/typed-text.ts'

const amountOf = (text: string): Amount => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(`${text} is not an amount`)
  return amount
}

/** The lowest and highest limits of money. */
export const moneyRange = { min: amountOf('1'), max: amountOf('10000000') }
/** The highest time limits, in minutes. */
export const longestTime: Record<LimitPeriod, number> = { day: 1440, week: 10_080, month: 44_640 }

export type LimitFault = 'required' | 'format' | 'range' | 'minutes'

/** Why a typed limit can't be set; undefined if it can. */
export function checkLimit(kind: LimitKind, period: LimitPeriod, text: string): LimitFault | undefined {
  if (readLine(text) === '') return 'required'
  if (kind === 'time') {
    const minutes = readWhole(text)
    return minutes !== undefined && minutes >= 1 && minutes <= longestTime[period] ? undefined : 'minutes'
  }
  const fault = checkAmount(text, moneyRange)
  return fault && (fault.kind === 'format' ? 'format' : 'range')
}

/** A typed limit as the gateway takes it; undefined if it can't be set. */
export const readLimit = (kind: LimitKind, period: LimitPeriod, text: string): Amount | undefined =>
  checkLimit(kind, period, text)
    ? undefined
    : kind === 'time'
      ? parseAmount(readWhole(text) ?? 0)
      : readTypedAmount(text)

/** What saving a limit does. `null` removes it. */
export type LimitEffect =
  /** A first or lower limit. `stops`: as much is used already, so it stops the player at once. */
  | { kind: 'now'; stops: boolean }
  /** A raise or removal. */
  | { kind: 'later'; old: Amount }
  | { kind: 'same' }

export function effectOf({ own, used }: Pick<PlayLimit, 'own' | 'used'>, wanted: Amount | null): LimitEffect {
  if (own !== null && (wanted === null || compareAmounts(wanted, own) > 0)) return { kind: 'later', old: own }
  if (wanted === null || (own !== null && compareAmounts(wanted, own) === 0)) return { kind: 'same' }
  return { kind: 'now', stops: compareAmounts(used, wanted) >= 0 }
}
