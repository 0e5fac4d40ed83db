import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { orderStates } from '#shared/contract/endpoints/cashier.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type Channel, channels } from '../content/channels.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { paymentsOf } from '../ledger/payments.ts'
import { walletBalance } from '../ledger/wallet.ts'
import { checkDepositLimits } from '../limits/check-limits.ts'
import { refuseClosed } from '../members/may-play.ts'
import type { Sandbox } from '../sandbox.ts'
import { channelPath } from './picture-paths.ts'

type OrderRow = { id: string; channel: string; amount: number; state: string; created: number }

/** Deposits. An order is pending first; the ledger credits it a second later. */
export function cashierHandlers(sandbox: Sandbox): Handlers<typeof contract.cashier> {
  const { db, clock } = sandbox

  const findOrder = (accountId: number, column: 'id' | 'idempotency_key', value: string) =>
    db.get<OrderRow>(
      `SELECT id, channel, amount, state, created FROM deposits WHERE account_id = ? AND ${column} = ?`,
      accountId,
      value,
    )

  return {
    depositChannels: ({ language }) => ({
      channels: channels.map(({ id, name, kind, min, max, presets }) => ({
        channelId: id,
        name: name[language],
        kind,
        icon: channelPath(id),
        min: fromMinor(min),
        max: fromMinor(max),
        presets: presets.map(fromMinor),
      })),
    }),
    deposit: ({ member, input, idempotencyKey }) => {
      if (roleOf(member.type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
      refuseClosed(sandbox, member)
      const channel = channels.find(({ id }) => id === input.channelId)
      if (!channel) throw new Refusal('CHANNEL_GONE')
      const order = {
        id: `D${clock.now().toString(36)}${randomInt(36 ** 4)
          .toString(36)
          .padStart(4, '0')}`.toUpperCase(),
        channel: channel.id,
        amount: readDeposit(input.amount, channel),
        state: 'pending',
        created: clock.now(),
      }
      checkDepositLimits(sandbox, member, order.amount)
      db.run(
        'INSERT INTO deposits VALUES (?, ?, ?, ?, ?, ?, ?)',
        order.id,
        member.id,
        order.channel,
        order.amount,
        order.state,
        idempotencyKey,
        order.created,
      )
      return toOrder(order)
    },
    depositOrder: ({ member, input }) => {
      // Reading the balance books the deposits that are due.
      walletBalance(sandbox, member.id)
      const order = input.orderId
        ? findOrder(member.id, 'id', input.orderId)
        : findOrder(member.id, 'idempotency_key', input.idempotencyKey ?? '')
      return { order: order ? toOrder(order) : null }
    },
    netDeposits: ({ member }) => {
      walletBalance(sandbox, member.id)
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

/** The amount of an order in minor units. */
function readDeposit(text: string, { min, max }: Channel): number {
  const amount = parseAmount(text)
  // Rejects a third decimal.
  if (amount === undefined || amount !== fromMinor(toMinor(amount))) throw new Refusal('AMOUNT_INVALID')
  const minor = Number(toMinor(amount))
  if (minor < min || minor > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: pesos(min), max: pesos(max) })
  return minor
}

const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)

const toOrder = ({ id, channel, amount, state, created }: OrderRow) => ({
  orderId: id,
  state: z.parse(z.enum(orderStates), state),
  amount: fromMinor(amount),
  channelId: channel,
  createTime: created,
})
