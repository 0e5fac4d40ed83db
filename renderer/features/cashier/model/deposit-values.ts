import { writeTypedAmount } from '#lib/forms/amount.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { parseAmount } from '#shared/domain/money.ts'

/** The form's values. The amount is text as typed; `bonusId` is "" for no bonus. */
export type DepositValues = { channelId: string; amount: string; bonusId: string }

/** Initial values: the first open channel, the middle one of its presets, and no bonus. */
export function firstValues(channels: readonly DepositChannel[]): DepositValues {
  const channel = channels.find(({ open }) => open)
  const preset = channel?.presets[Math.floor(channel.presets.length / 2)]
  return {
    channelId: channel?.channelId ?? '',
    amount: preset ? writeTypedAmount(preset) : '',
    bonusId: '',
  }
}

/** Form values for a request that was sent before. */
export function valuesOf({
  channelId,
  amount,
  bonusId = '',
}: {
  channelId: string
  amount: string
  bonusId?: string | undefined
}): DepositValues {
  const exact = parseAmount(amount)
  return { channelId, amount: exact ? writeTypedAmount(exact) : amount, bonusId }
}

export const channelOf = (
  channels: readonly DepositChannel[],
  channelId: string,
): DepositChannel | undefined => channels.find((channel) => channel.channelId === channelId)
