import { readTypedAmount } from '#lib/forms/amount.ts'
import type { DepositBonus } from '#shared/contract/endpoints/cashier.ts'
import { compareAmounts } from '#shared/domain/money.ts'

/** Why a deposit doesn't get a bonus. */
export type BonusFault = 'used' | 'otherDay' | 'channel' | 'minimum'

/** Why a channel's deposits don't get a bonus, whatever their amount. */
export function bonusClosed({ state, channels }: DepositBonus, channelId: string): BonusFault | undefined {
  if (state !== 'open') return state
  return channels && !channels.includes(channelId) ? 'channel' : undefined
}

/** Why a deposit doesn't get a bonus; undefined if it does. An unreadable amount has a fault of its own. */
export function bonusFault(
  bonus: DepositBonus,
  { channelId, amount }: { channelId: string; amount: string },
): BonusFault | undefined {
  const closed = bonusClosed(bonus, channelId)
  if (closed) return closed
  const typed = readTypedAmount(amount)
  return typed && compareAmounts(typed, bonus.min) < 0 ? 'minimum' : undefined
}
