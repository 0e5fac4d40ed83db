import { type AmountFault, bareAmount, checkAmount } from '#lib/forms/amount.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'

export type DepositAmountFault = AmountFault | { kind: 'negative' | 'decimals' | 'comma' }

/** Checks a typed amount against a channel's limits. Says of an unreadable one what is wrong with it. */
export function depositAmountFault(
  text: string,
  channel: Pick<DepositChannel, 'min' | 'max'>,
): DepositAmountFault | undefined {
  const fault = checkAmount(text, channel)
  if (fault?.kind !== 'format') return fault
  const bare = bareAmount(text)
  if (bare.startsWith('-')) return { kind: 'negative' }
  if (/^[\d.]*,\d{0,2}$/.test(bare)) return { kind: 'comma' }
  if (/^[\d,]+\.\d{3,}$/.test(bare)) return { kind: 'decimals' }
  // More digits than an amount can have.
  return /^[\d,]{16,}(\.\d{1,2})?$/.test(bare) ? { kind: 'above', limit: channel.max } : fault
}
