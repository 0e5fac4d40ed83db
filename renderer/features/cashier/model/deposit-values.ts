import { writeTypedAmount } from '#lib/forms/amount.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { parseAmount } from '#shared/domain/money.ts'

/** The form's values. The amount is text as typed. */
export type DepositValues = { channelId: string; amount: string }

/** Initial values: the first channel and the middle one of its presets. */
export function firstValues(channels: readonly DepositChannel[]): DepositValues {
  const [channel] = channels
  const preset = channel?.presets[Math.floor(channel.presets.length / 2)]
  return { channelId: channel?.channelId ?? '', amount: preset ? writeTypedAmount(preset) : '' }
}

/** Form values for a request that was sent before. */
export const valuesOf = ({ channelId, amount }: DepositValues): DepositValues => {
  const exact = parseAmount(amount)
  return { channelId, amount: exact ? writeTypedAmount(exact) : amount }
}

export const channelOf = (
  channels: readonly DepositChannel[],
  channelId: string,
): DepositChannel | undefined => channels.find((channel) => channel.channelId === channelId)
