import { type AmountFault, checkAmount, writeTypedAmount } from '#lib/forms/amount.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { longestRemark, type TransferTarget, type transfers } from '#shared/contract/endpoints/transfers.ts'
import { type Amount, compareAmounts, parseAmount } from '#shared/domain/money.ts'
import { readProse } from '#shared/domain/typed-text.ts'

/** What is typed in the form. `account` is for a downline only. */
export type TransferValues = { to: TransferTarget; account: string; amount: string; remark: string }

export const noValues: TransferValues = { to: 'upline', account: '', amount: '', remark: '' }

/** Longest account name in an address. */
const longestName = 40

/**
 * The form's initial values: empty, or with the downline that the address names. Without an upline, the recipient is
 * always a downline.
 */
export function startOf(search: URLSearchParams, toDownline: boolean, toUpline: boolean): TransferValues {
  const account = search.get('downline')?.slice(0, longestName) ?? ''
  const down = toDownline && (account !== '' || !toUpline)
  return down ? { ...noValues, to: 'downline', account } : noValues
}

/** The form filled with a request that was sent or confirmed before. */
export function valuesOf({ to, account, amount, remark }: InputOf<typeof transfers.send>): TransferValues {
  const typed = parseAmount(amount)
  return { to, account: account ?? '', amount: typed ? writeTypedAmount(typed) : '', remark }
}

type Limits = { min: Amount; max: Amount; dayLeft: Amount; free: Amount }

/** Why an amount can't be transferred: the limits of one transfer, then what is free, then what is left today. */
export function checkTransfer(
  typed: string,
  { min, max, dayLeft, free }: Limits,
): AmountFault | { kind: 'locked' | 'day'; limit: Amount } | undefined {
  const fault = checkAmount(typed, { min, max })
  if (fault) return fault
  if (checkAmount(typed, { min, max: free })) return { kind: 'locked', limit: free }
  return checkAmount(typed, { min, max: dayLeft }) ? { kind: 'day', limit: dayLeft } : undefined
}

/** The length of a note as the gateway counts it: by characters, not by their code units. */
export const remarkLength = (remark: string): number => [...readProse(remark)].length

export const isRemarkLong = (remark: string): boolean => remarkLength(remark) > longestRemark

const offered: readonly Amount[] = ['100', '500', '1000', '5000'].flatMap((text) => parseAmount(text) ?? [])

/** The presets that could be sent now. */
export const presetsWithin = (limits: Limits): Amount[] =>
  offered.filter((preset) => Object.values(pick(limits)).every((limit) => compareAmounts(preset, limit) <= 0))

const pick = ({ max, dayLeft, free }: Limits) => ({ max, dayLeft, free })
