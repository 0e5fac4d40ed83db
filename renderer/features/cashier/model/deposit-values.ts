import { writeTypedAmount } from '#lib/forms/amount.ts'
import type { DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { parseAmount } from '#shared/domain/money.ts'

/** What the form holds; the amount as typed. */
export type DepositValues = { channelId: string; amount: string }

/** What a form begins with: the first channel, and of its presets the middle one. */
export function firstValues(channels: readonly DepositChannel[]): DepositValues {
  const [channel] = channels
  const preset = channel?.presets[Math.floor(channel.presets.length / 2)]
  return { channelId: channel?.channelId ?? '', amount: preset ? writeTypedAmount(preset) : '' }
}

/** What a form holds of a request that was sent. */
export const valuesOf = ({ channelId, amount }: DepositValues): DepositValues => {
  const exact = parseAmount(amount)
  return { channelId, amount: exact ? writeTypedAmount(exact) : amount }
}

export const channelOf = (
  channels: readonly DepositChannel[],
  channelId: string,
): DepositChannel | undefined => channels.find((channel) => channel.channelId === channelId)
