import { createHash } from 'node:crypto'
import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { passesAgentCheck } from '../gateway/require-agent.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeNewRate } from '../teams/rates.ts'
import { type Link, linkBy, stateOf } from './link-store.ts'
import { highestRate } from './rules.ts'

/** Who an affiliate code belongs to, and the link if it isn't the agent's own code. */
export type Affiliate = { agent: Member; link: Link | undefined }

/** The agent of an affiliate code, whose case is ignored. Undefined for an unknown one, and a link that isn't active. */
export function affiliateOf(sandbox: Sandbox, code: string): Affiliate | undefined {
  const { db, clock, members } = sandbox
  const own = members.agentByCode(code)
  if (own) return { agent: own, link: undefined }
  const link = linkBy(db, 'code = ?', code.toUpperCase())
  const agent = link && members.byId(link.agentId)
  if (!agent || stateOf(link, clock.now()) !== 'active' || !passesAgentCheck(sandbox, agent)) return undefined
  return { agent, link }
}

/** Counts a visitor of a link: an address and browser, once a day. */
export function countVisit(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  link: Link,
  { visitor, agent }: { visitor: string; agent: string },
): void {
  const hash = createHash('sha256').update(`${link.id} ${visitor} ${agent}`).digest('base64url')
  db.run('INSERT OR IGNORE INTO link_visits VALUES (?, ?, ?)', link.id, hash, startOfDay(clock.now()))
}

/** Writes down that an account came from an agent, and its rate from today on. `link` is null for one made by hand. */
export function recordOrigin(
  parts: Pick<Sandbox, 'db' | 'clock' | 'teams'>,
  accountId: number,
  { agentId, link, rate }: { agentId: number; link: Pick<Link, 'id'> | null; rate: number },
): void {
  const { db, clock } = parts
  const now = clock.now()
  const allowed = Math.min(rate, highestRate(parts, agentId))
  db.run('INSERT INTO came_through VALUES (?, ?, ?, ?)', accountId, agentId, link?.id ?? null, now)
  writeNewRate(db, accountId, startOfDay(now), allowed)
}

/** The agent's own link that an account registered with. */
export const linkOfAccount = (
  { db }: Pick<Sandbox, 'db'>,
  agentId: number,
  accountId: number,
): { name: string; code: string } | null =>
  db.get<{ name: string; code: string }>(
    `SELECT l.name, l.code FROM came_through c JOIN invite_links l ON l.id = c.link_id
     WHERE c.account_id = ? AND l.agent_id = ?`,
    accountId,
    agentId,
  ) ?? null
