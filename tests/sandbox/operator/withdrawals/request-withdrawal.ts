import { randomInt } from 'node:crypto'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { type PayoutRow, payoutAccountOf, usableFrom } from '../payout/payout-accounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { refuseWaiting, withdrawalsFrom } from '../security/second-proof.ts'
import { withdrawable } from '../turnover/turnover.ts'
import { findOrder, type OrderRow } from './orders.ts'
import { rulesFor } from './terms.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings'>
type Request = { accountId: string; amount: string; fee: string; idempotencyKey: string }

const pesos = (minor: number): string =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(minor / 100)

/**
 * Takes a withdrawal out of the wallet and opens its order. `prove` is called last, because its proof works once.
 * @throws Refusal for the first problem found.
 */
export function requestWithdrawal(
  parts: Parts,
  memberId: number,
  request: Request,
  prove: () => void,
): OrderRow {
  const account = payoutAccountOf(parts, memberId, request.accountId)
  refuseWaiting(withdrawalsFrom(parts, memberId) ?? usableFrom(parts, memberId, account))
  const rules = rulesFor(parts, memberId)
  const amount = readAmount(request.amount, rules)
  if (rules.dayCountLeft === 0) throw new Refusal('WITHDRAWAL_DAY_COUNT', { count: rules.dayCount })
  if (amount > rules.dayAmountLeft)
    throw new Refusal('WITHDRAWAL_DAY_AMOUNT', { amount: pesos(rules.dayAmountLeft) })
  const free = Math.max(0, withdrawable(parts, memberId).free)
  if (amount > free) throw new Refusal('WITHDRAWAL_ABOVE_FREE', { amount: pesos(free) })
  if (request.fee !== fromMinor(rules.fee))
    throw new Refusal('WITHDRAWAL_FEE_CHANGED', { amount: pesos(rules.fee) })
  prove()
  return openWithdrawal(parts, memberId, { account, amount, fee: rules.fee, key: request.idempotencyKey })
}

/** Takes an amount out of the wallet and opens the order that pays it out. Amounts in minor units. */
export function openWithdrawal(
  parts: Parts,
  memberId: number,
  { account, amount, fee, key }: { account: PayoutRow; amount: number; fee: number; key: string },
): OrderRow {
  const { db, ledger, clock, settings } = parts
  const rules = rulesFor(parts, memberId)
  const now = clock.now()
  const id = `W${now.toString(36)}${randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0')}`.toUpperCase()
  db.run(
    `INSERT INTO withdrawals (id, account_id, payout_id, bank_id, number, amount, fee, state, outcome, due,
       answer_minutes, created, idempotency_key) VALUES (?, ?, ?, ?, ?, ?, ?, 'review', ?, ?, ?, ?, ?)`,
    id,
    memberId,
    account.id,
    account.bankId,
    account.number,
    amount,
    fee,
    settings.values.withdrawalOutcome,
    rules.reviewSeconds === null ? null : now + rules.reviewSeconds * 1000,
    rules.answerMinutes,
    now,
    key,
  )
  ledger.move('withdrawal', id, now, memberId, amount - fee)
  if (fee > 0) ledger.move('fee', id, now, memberId, fee)
  const order = findOrder(parts, memberId, 'id', id)
  if (!order) throw new Error(`withdrawal ${id} was written and isn't there`)
  return order
}

/** The amount of a request in minor units. */
function readAmount(text: string, { min, max }: { min: number; max: number }): number {
  const amount = parseAmount(text)
  // Rejects a third decimal.
  if (amount === undefined || amount !== fromMinor(toMinor(amount))) throw new Refusal('AMOUNT_INVALID')
  const minor = Number(toMinor(amount))
  if (minor < min || minor > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { min: pesos(min), max: pesos(max) })
  return minor
}
