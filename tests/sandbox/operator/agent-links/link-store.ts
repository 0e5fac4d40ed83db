import type { SQLInputValue } from 'node:sqlite'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { AccountKind, agentRegister, linkStates } from '#shared/contract/endpoints/agent-register.ts'
import type { Database } from '../db/database.ts'
import { type Rate, writeRate } from '../teams/rates.ts'

export type LinkState = (typeof linkStates)[number]

/** A link as it is stored, with what came through it. */
export type Link = {
  id: number
  agentId: number
  code: string
  name: string
  kind: AccountKind
  rate: Rate
  created: number
  ends: number | null
  maxUses: number | null
  off: number
  visits: number
  registrations: number
}

const select = `SELECT id, agent_id AS agentId, code, name, kind, rate, created, ends, max_uses AS maxUses, off,
  (SELECT COUNT(*) FROM link_visits v WHERE v.link_id = l.id) AS visits,
  (SELECT COUNT(*) FROM came_through c WHERE c.link_id = l.id) AS registrations
  FROM invite_links l`

/** The link with these values in these columns. */
export const linkBy = (db: Database, condition: string, ...values: SQLInputValue[]): Link | undefined =>
  db.get<Link>(`${select} WHERE ${condition}`, ...values)

/** Links of an agent, latest first. */
export const linksOf = (db: Database, agentId: number, limit = -1, offset = 0): Link[] =>
  db.all<Link>(`${select} WHERE agent_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`, agentId, limit, offset)

export function stateOf({ ends, maxUses, registrations, off }: Link, now: number): LinkState {
  if (ends !== null && now >= ends) return 'ended'
  if (maxUses !== null && registrations >= maxUses) return 'usedUp'
  return off === 1 ? 'off' : 'active'
}

/** Path and query that a link's code is used with. */
export const pathOf = (code: string): string => `/register?affiliateCode=${code}`

/** A link as its agent sees it. `highest` is the agent's rate, which no account below it exceeds. */
export const writeLink = (
  link: Link,
  now: number,
  highest: Rate,
): ValueOf<typeof agentRegister.createLink> => ({
  linkId: String(link.id),
  code: link.code,
  name: link.name,
  path: pathOf(link.code),
  kind: link.kind,
  rate: writeRate(Math.min(link.rate, highest)),
  state: stateOf(link, now),
  created: link.created,
  ends: link.ends,
  maxUses: link.maxUses,
  visits: link.visits,
  registrations: link.registrations,
})
