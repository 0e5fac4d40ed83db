import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { isoDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import { writeRate } from '../teams/rates.ts'
import { addProposal, answerTime, contractAt, downlineContracts, type Proposal } from './contract-store.ts'
import { partyName } from './party-name.ts'

const hour = 3_600_000

type Seeded = Omit<Proposal, 'created' | 'requestKey'> & { hoursOld: number }

/**
 * What waits in a sandbox with a past: an offer of the operator to agent1, one of agent1 to agent2, a request to agent1
 * for a higher rate, and one to end a contract. Each offer would end contracts below.
 */
export function seedProposals(db: Database, now: number): void {
  const { top, second } = agentIds
  const highest = Math.max(...downlineContracts(db, top).map((one) => one.rate))
  const terms = { period: 'monthly', netProfit: 0 } as const
  write(db, now, {
    ...terms,
    uplineId: 0,
    agentId: top,
    requested: 0,
    hoursOld: 22,
    rate: highest - 25,
    activeMembers: 500,
    validBet: 2_500_000_00,
  })
  write(db, now, {
    ...terms,
    uplineId: top,
    agentId: second,
    requested: 0,
    hoursOld: 5,
    rate: 475,
    activeMembers: 20,
    validBet: 100_000_00,
  })
  const [asking, leaving] = downlineContracts(db, top).filter(({ agentId }) => agentId !== second)
  if (!asking || !leaving) throw new Error('agent1 has too few downlines with a contract')
  const { agentId, rate, activeMembers, validBet } = asking
  write(db, now, {
    ...terms,
    uplineId: top,
    agentId,
    requested: 1,
    hoursOld: 3,
    rate: rate + 50,
    activeMembers,
    validBet,
  })
  const asked = now - 2 * hour
  db.run('UPDATE contracts SET end_asked = ? WHERE id = ?', asked, leaving.id)
  const notice = { to: top, by: leaving.agentId, time: asked }
  notifyParty(db, notice, 'contractEndAsked', { rate: writeRate(leaving.rate) })
}

function write(db: Database, now: number, proposal: Seeded): void {
  const { hoursOld, ...proposed } = proposal
  const { uplineId, agentId, requested, rate } = proposed
  const created = now - hoursOld * hour
  if (!contractAt(db, agentId, created)) throw new Error('whom something is proposed to has no contract')
  addProposal(db, { ...proposed, created, requestKey: null })
  const notice = requested
    ? { to: uplineId, by: agentId, time: created }
    : { to: agentId, by: uplineId, time: created }
  const fill = { rate: writeRate(rate), day: isoDay(created + answerTime) }
  notifyParty(db, notice, requested ? 'contractRequested' : 'contractOffered', fill)
}

/** Writes a message directly, because the sandbox that sends them is being filled. */
function notifyParty(
  db: Database,
  { to, by, time }: { to: number; by: number; time: number },
  kind: 'contractOffered' | 'contractRequested' | 'contractEndAsked',
  fill: { rate: string; day?: string },
): void {
  db.run(
    'INSERT INTO messages (account_id, kind, fill, created) VALUES (?, ?, ?, ?)',
    to,
    kind,
    JSON.stringify({ account: partyName(db, by), ...fill }),
    time,
  )
}
