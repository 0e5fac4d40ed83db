import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { type agentDividends, longestReason } from '#shared/contract/endpoints/agent-dividends.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance } from '../ledger/amounts.ts'
import { pesos } from '../ledger/typed-amount.ts'
import { refuseLogin } from '../members/may-play.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { refuseWaiting, withdrawalsFrom } from '../security/second-proof.ts'
import { markup } from '../teams/message-team.ts'
import { withdrawable } from '../turnover/turnover.ts'
import { type DividendRow, dividendById, dividendReference, lapsesAt, markPaid } from './dividend-store.ts'
import { periodWords } from './period-words.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>

/** A downline's dividend that the agent may decide on. One that wasn't requested is as unknown as another's. */
function findOwed({ db }: Pick<Parts, 'db'>, payerId: number, dividendId: string): DividendRow {
  const row = dividendById(db, dividendId)
  const isOwed = row?.uplineId === payerId && ['requested', 'paid', 'rejected'].includes(row.state)
  if (!row || !isOwed) throw new Refusal('DIVIDEND_UNKNOWN')
  if (row.state === 'paid') throw new Refusal('DIVIDEND_PAID')
  return row
}

/**
 * Pays a downline's dividend with money that is free to withdraw, and sends the downline a message. `prove` is called
 * last, because its proof works once.
 * @throws Refusal WITHDRAWALS_WAIT, DIVIDEND_UNKNOWN, DIVIDEND_PAID, DIVIDEND_REJECTED, DIVIDEND_SHORT, DIVIDEND_FULL
 */
export function payDividend(
  parts: Parts,
  payer: Member,
  dividendId: string,
  prove: () => void,
): ValueOf<typeof agentDividends.pay> {
  const { db, ledger, clock, teams } = parts
  refuseLogin(parts, payer)
  refuseWaiting(withdrawalsFrom(parts, payer.id))
  const row = findOwed(parts, payer.id, dividendId)
  const { id, agentId, amount, state } = row
  if (state === 'rejected') throw new Refusal('DIVIDEND_REJECTED')
  const { free } = withdrawable(parts, payer.id)
  if (amount > free) throw new Refusal('DIVIDEND_SHORT', { amount: pesos(amount), free: pesos(free) })
  if (ledger.balance('wallet', agentId) + amount > largestBalance) throw new Refusal('DIVIDEND_FULL')
  prove()
  const [now, reference] = [clock.now(), dividendReference(id)]
  ledger.post('dividend', reference, now, [
    { kind: 'wallet', owner: payer.id, amount: -amount },
    { kind: 'wallet', owner: agentId, amount },
  ])
  markPaid(db, id, now)
  const period = periodWords(row)
  sendMessage(parts, agentId, 'dividendPaid', { amount: { money: amount }, period, reference })
  const { order } = teams
  return {
    dividendId,
    account: order.names[order.positionOf(agentId)] ?? '',
    amount: fromMinor(amount),
    reference,
    paidAt: now,
  }
}

/** @throws Refusal REASON_EMPTY, REASON_LONG, REASON_MARKUP */
function readReason(text: string): string {
  const words = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
  if (words === '') throw new Refusal('REASON_EMPTY')
  if ([...words].length > longestReason) throw new Refusal('REASON_LONG', { count: longestReason })
  if (markup.test(words)) throw new Refusal('REASON_MARKUP')
  return words
}

/**
 * Rejects a downline's request, and sends the downline the reason. Sent again, it changes nothing.
 * @throws Refusal DIVIDEND_UNKNOWN, DIVIDEND_PAID, DIVIDEND_REJECTED, REASON_EMPTY, REASON_LONG, REASON_MARKUP
 */
export function rejectDividend(
  parts: Parts,
  payer: Member,
  { dividendId, requested, reason }: { dividendId: string; requested: number; reason: string },
): ValueOf<typeof agentDividends.reject> {
  const { db, clock } = parts
  const words = readReason(reason)
  const row = findOwed(parts, payer.id, dividendId)
  const { id, agentId, amount, state, decided } = row
  const isSame = row.requested === requested
  if (state === 'rejected' && isSame && row.reason === words && decided !== null)
    return { dividendId, decided }
  if (state === 'rejected' || !isSame) throw new Refusal('DIVIDEND_REJECTED')
  const now = clock.now()
  db.run("UPDATE dividends SET state = 'rejected', decided = ?, reason = ? WHERE id = ?", now, words, id)
  sendMessage(parts, agentId, 'dividendRejected', {
    amount: { money: amount },
    period: periodWords(row),
    reason: words,
    until: isoDay(lapsesAt(row.to) - dayLength),
  })
  return { dividendId, decided: now }
}
