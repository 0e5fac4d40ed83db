import * as z from 'zod/mini'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import { type EndReason, orderStates } from '#shared/contract/endpoints/cashier.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Channel, channels } from './channels.ts'
import { depositBonuses } from './deposit-bonuses.ts'
import { paymentOf } from './payment-ways.ts'

/** A stored deposit order. Amounts in minor units, times in ms. */
export type OrderRow = {
  id: string
  accountId: number
  channel: string
  amount: number
  state: string
  created: number
  fee: number
  bonus: string | null
  bonusAmount: number
  required: number
  returnUrl: string | null
  expires: number | null
  paid: number | null
  ended: number | null
  opened: number
  paidBy: string | null
  due: number | null
  endReason: EndReason | null
}

const columns = `id, account_id AS accountId, channel, amount, state, created, fee, bonus, bonus_amount AS bonusAmount,
  required, return_url AS returnUrl, expires, paid, ended, opened, paid_by AS paidBy, due, end_reason AS endReason`

const minute = 60_000

/** Selects orders; `where` and what follows it is SQL with parameters. */
export const selectOrders = (db: Database, where: string, ...values: (string | number)[]): OrderRow[] =>
  db.all<OrderRow>(`SELECT ${columns} FROM deposits WHERE ${where}`, ...values)

/** An order of an account, by its id or by the key it was sent with. */
export const findOrder = (
  db: Database,
  accountId: number,
  column: 'id' | 'idempotency_key',
  value: string,
): OrderRow | undefined => selectOrders(db, `account_id = ? AND ${column} = ?`, accountId, value)[0]

export const channelOf = (id: string): Channel | undefined => channels.find((channel) => channel.id === id)

/** An order in the contract's format. */
export function toOrder(sandbox: Sandbox, row: OrderRow, language: ServedLanguage) {
  const channel = channelOf(row.channel)
  const expireTime = row.expires ?? row.created + (channel?.validMinutes ?? 0) * minute
  const bonus = depositBonuses.find(({ id }) => id === row.bonus)
  return {
    orderId: row.id,
    state: z.parse(z.enum(orderStates), row.state),
    amount: fromMinor(row.amount),
    fee: fromMinor(row.fee),
    channelId: row.channel,
    channelName: channel?.name[language] ?? row.channel,
    kind: channel?.kind ?? 'bank',
    createTime: row.created,
    expireTime,
    timeLeft: row.state === 'created' ? Math.max(0, expireTime - sandbox.clock.now()) : 0,
    paidTime: row.paid,
    endTime: row.ended,
    endReason: row.endReason,
    bonus:
      bonus && row.bonusAmount > 0
        ? {
            bonusId: bonus.id,
            title: bonus.title[language],
            amount: fromMinor(row.bonusAmount),
            required: fromMinor(row.required),
          }
        : null,
    payment: row.state === 'created' && channel ? paymentOf(sandbox, channel, row.id, language) : null,
  }
}
