import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { agentTypes } from '#shared/domain/roles.ts'
import { hasRoom } from '../ledger/has-room.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { mix } from '../teams/mix.ts'
import { dayNumber } from '../teams/timeline.ts'
import {
  type DividendRow,
  dividendReference,
  dividendsWhere,
  lapsesAt,
  markChecked,
  markPaid,
  markRequested,
} from './dividend-store.ts'
import { periodWords } from './period-words.ts'
import { workOutDividends } from './work-out.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>

/** How long after a request the operator has checked it, and when it pays, in ms. */
export const checkTakes = 3_600_000
export const payTakes = dayLength
/** Within so many days after a period the world's agents request their dividends. */
const requestDays = 10

/** Works out dividends, and takes them on by the clock: requests of the world's agents, the operator's part, lapsing. */
export function settleDividends(parts: Parts, accountId: number): void {
  const { db } = parts
  const isAgent = db.get(
    `SELECT 1 FROM accounts WHERE id = ? AND type IN (${agentTypes.join(', ')})`,
    accountId,
  )
  if (!isAgent) return
  workOutDividends(parts, accountId)
  requestForWorld(parts, accountId)
  const open = dividendsWhere(
    db,
    "agent_id = ? AND (state = 'ready' OR upline_id = 0 AND state IN ('requested', 'checked')) ORDER BY to_time",
    accountId,
  )
  for (const row of open) takeOn(parts, row)
}

function takeOn(parts: Parts, { id, agentId, from, to, state, amount, requested }: DividendRow): void {
  const { db, ledger, clock } = parts
  const now = clock.now()
  if (requested === null) {
    if (lapsesAt(to) <= now) db.run("UPDATE dividends SET state = 'lapsed' WHERE id = ?", id)
    return
  }
  if (state === 'requested' && requested + checkTakes <= now) markChecked(db, id, requested + checkTakes)
  const due = requested + payTakes
  const reference = dividendReference(id)
  // Without room in the wallet it stays checked, and is tried again.
  if (due > now || !hasRoom(() => ledger.move('dividend', reference, due, agentId, amount))) return
  markPaid(db, id, due)
  sendMessage(parts, agentId, 'dividendPaid', {
    amount: { money: amount },
    period: periodWords({ from, to }),
    reference,
  })
}

/** Nobody logs in as an agent of the world. Each requests what is ready on a day that follows from its id. */
function requestForWorld(parts: Parts, uplineId: number): void {
  const { db, clock, teams } = parts
  const ready = dividendsWhere(db, "upline_id = ? AND state = 'ready'", uplineId)
  const opened = Number(db.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seeded'")?.value)
  const batch = { count: 0, amount: 0 }
  for (const { id, agentId, to, amount } of ready) {
    if (teams.crowd.indexOf(agentId) < 0) continue
    const time = to + Math.floor(mix(agentId, dayNumber(to), -31) * requestDays * dayLength)
    if (time > clock.now()) continue
    markRequested(db, id, time)
    if (time <= opened) continue
    batch.count += 1
    batch.amount += amount
  }
  if (batch.count > 0)
    sendMessage(parts, uplineId, 'dividendsRequested', {
      count: batch.count,
      amount: { money: batch.amount },
    })
}
