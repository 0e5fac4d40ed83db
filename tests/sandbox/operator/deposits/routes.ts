import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { largestBonusBet } from '../bonuses/bonus-money.ts'
import type { Call, Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { paymentsOf } from '../ledger/payments.ts'
import { channelPath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { bonusState, offeredBonuses } from './bonus-offers.ts'
import { channels } from './channels.ts'
import { createDeposit, isOpenChannel } from './create-deposit.ts'
import { listOrders } from './list-orders.ts'
import { findOrder, toOrder } from './orders.ts'
import { cancelDeposit, takeSlip } from './pay-deposit.ts'

/** Deposits. */
export function cashierHandlers(sandbox: Sandbox): Handlers<typeof contract.cashier> {
  const { db } = sandbox

  const orderOf = ({ member, language }: Pick<Call<unknown>, 'member' | 'language'>, orderId: string) => {
    const row = findOrder(db, member.id, 'id', orderId)
    if (!row) throw new Refusal('DEPOSIT_NOT_FOUND')
    return toOrder(sandbox, row, language)
  }

  return {
    depositChannels: ({ language }) => ({
      channels: channels.map((channel) => ({
        channelId: channel.id,
        name: channel.name[language],
        kind: channel.kind,
        icon: channelPath(channel.id),
        min: fromMinor(channel.min),
        max: fromMinor(channel.max),
        presets: channel.presets.map(fromMinor),
        fee: fromMinor(channel.fee),
        validMinutes: channel.validMinutes,
        open: isOpenChannel(sandbox, channel),
      })),
    }),
    depositBonuses: ({ member, language }) => ({
      bonuses: offeredBonuses(sandbox).map((bonus) => ({
        bonusId: bonus.id,
        title: bonus.title[language],
        percent: bonus.percent,
        most: bonus.most === null ? null : fromMinor(bonus.most),
        min: fromMinor(bonus.min),
        turnover: bonus.turnover,
        gameTypes: bonus.gameTypes && [...bonus.gameTypes],
        largestBet: fromMinor(largestBonusBet),
        channels: bonus.channels && [...bonus.channels],
        state: bonusState(sandbox, member.id, bonus),
      })),
    }),
    deposit: (call) => orderOf(call, createDeposit(sandbox, call.member, call.idempotencyKey, call.input)),
    depositOrder: ({ member, input, language }) => {
      const order = input.orderId
        ? findOrder(db, member.id, 'id', input.orderId)
        : findOrder(db, member.id, 'idempotency_key', input.idempotencyKey ?? '')
      return { order: order ? toOrder(sandbox, order, language) : null }
    },
    depositOrders: ({ member, input, language }) => {
      const { list, ...counts } = listOrders(db, member.id, input)
      return { list: list.map((row) => toOrder(sandbox, row, language)), ...counts }
    },
    cancelDeposit: (call) => {
      cancelDeposit(sandbox, call.member.id, call.input.orderId)
      return orderOf(call, call.input.orderId)
    },
    sendSlip: (call) => {
      takeSlip(sandbox, call.member.id, call.input.orderId, call.input.pictureIds)
      return orderOf(call, call.input.orderId)
    },
    netDeposits: ({ member }) => {
      const { deposits, withdrawals } = paymentsOf(db, member.id)
      return {
        deposits: fromMinor(deposits),
        withdrawals: fromMinor(withdrawals),
        net: fromMinor(deposits - withdrawals),
        since: member.created,
      }
    },
  }
}
