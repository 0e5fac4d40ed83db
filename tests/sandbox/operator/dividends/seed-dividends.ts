import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength, startOfMonth } from '#sandbox/world/market/merchant-zone.ts'
import { hasRoom } from '../ledger/has-room.ts'
import type { Entry } from '../ledger/ledger.ts'
import type { Sandbox } from '../sandbox.ts'
import { dividendReference, dividendsWhere, markChecked, markPaid, markRequested } from './dividend-store.ts'
import { checkTakes, payTakes } from './settle-dividends.ts'
import { workOutDividends } from './work-out.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>

const hour = 3_600_000
/** When in the past the named agents requested after a period, and when uplines paid. */
const asked = dayLength + 9 * hour
const paidByUpline = 3 * dayLength + 15 * hour
/** Named agents that have requested the latest month as well. The others have it ready. */
const askedAgain: readonly number[] = [agentIds.second, agentIds.third]

/** Books the named agents' past dividends, each at its date, and leaves those of the latest month open. */
export function payPastDividends(parts: Parts): void {
  const { db, ledger, clock } = parts
  for (const id of Object.values(agentIds)) workOutDividends(parts, id)
  const now = clock.now()
  const latest = startOfMonth(now)
  const earned = Object.values(agentIds)
    .flatMap((id) => dividendsWhere(db, "agent_id = ? AND state = 'ready'", id))
    .toSorted((one, other) => one.to - other.to || one.uplineId - other.uplineId)
  for (const { id, uplineId, agentId, to, amount } of earned) {
    const requested = to + asked
    if (to === latest) {
      if (askedAgain.includes(agentId) && requested <= now) markRequested(db, id, requested)
      continue
    }
    const time = uplineId === 0 ? requested + payTakes : to + paidByUpline
    const from: Entry =
      uplineId === 0
        ? { kind: 'dividends', amount: -amount }
        : { kind: 'wallet', owner: uplineId, amount: -amount }
    const into: Entry = { kind: 'wallet', owner: agentId, amount }
    if (!hasRoom(() => ledger.post('dividend', dividendReference(id), time, [from, into]))) continue
    markRequested(db, id, requested)
    if (uplineId === 0) markChecked(db, id, requested + checkTakes)
    markPaid(db, id, time)
  }
}
