import { dayLength, isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Dividend } from '#shared/contract/endpoints/agent-dividends.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { dividendById, dividendsWhere, lapsesAt, markRequested } from './dividend-store.ts'
import { toDividend } from './dividend-views.ts'
import { periodWords } from './period-words.ts'

/**
 * Requests an agent's own dividend, and sends the upline a message. What is under way stays as it is.
 * @throws Refusal DIVIDEND_UNKNOWN, DIVIDEND_LAPSED, DIVIDEND_NONE, DIVIDEND_PAID
 */
export function requestDividend(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  agent: Member,
  dividendId: string,
): Dividend {
  const { db, clock } = parts
  const row = dividendById(db, dividendId)
  if (!row || row.agentId !== agent.id) throw new Refusal('DIVIDEND_UNKNOWN')
  const { id, state, to, from, amount, uplineId } = row
  if (state === 'requested' || state === 'checked') return toDividend(row)
  if (state === 'none') throw new Refusal('DIVIDEND_NONE')
  if (state === 'paid') throw new Refusal('DIVIDEND_PAID')
  const until = lapsesAt(to)
  if (state === 'lapsed' || clock.now() >= until)
    throw new Refusal('DIVIDEND_LAPSED', { day: isoDay(until - dayLength) })
  markRequested(db, id, clock.now())
  if (uplineId !== 0)
    sendMessage(parts, uplineId, 'dividendRequested', {
      account: agent.username,
      amount: { money: amount },
      period: periodWords({ from, to }),
    })
  const [requested = row] = dividendsWhere(db, 'id = ?', id)
  return toDividend(requested)
}
