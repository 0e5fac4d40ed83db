import type { Database } from '../db/database.ts'

/** A member below an agent. Depth 1 is directly below. */
export type TeamMember = {
  id: number
  username: string
  type: number
  parentId: number
  depth: number
  created: number
}

/** The ancestors of the world's members never change, so they stay in the world. All others are in `main`. */
const everybodyBelow = (column: string) =>
  `SELECT ${column} FROM world.ancestors WHERE ancestor_id = ?1 UNION ALL SELECT ${column} FROM main.ancestors WHERE ancestor_id = ?1`

/** Puts an account below an agent and everyone above that agent. */
export function joinTeam(db: Database, accountId: number, parentId: number): void {
  db.run(
    `WITH RECURSIVE above (id, depth) AS (
       SELECT ?2, 1 UNION ALL
       SELECT a.parent_id, above.depth + 1 FROM above JOIN accounts a ON a.id = above.id WHERE a.parent_id IS NOT NULL
     )
     INSERT INTO main.ancestors SELECT id, ?1, depth FROM above`,
    accountId,
    parentId,
  )
}

/** Number of members below an agent, at any depth. */
export const teamSize = (db: Database, agentId: number): number =>
  db.get<{ size: number }>(`SELECT COUNT(*) AS size FROM (${everybodyBelow('1')})`, agentId)?.size ?? 0

/** One page of the members below an agent at any depth, ordered by id. */
export const teamPage = (db: Database, agentId: number, limit: number, offset: number): TeamMember[] =>
  // Pages first and joins afterwards. A far page would otherwise join every account before it.
  db.all<TeamMember>(
    `SELECT a.id, a.username, a.type, a.parent_id AS parentId, page.depth, a.created
     FROM (${everybodyBelow('account_id, depth')} ORDER BY account_id LIMIT ?2 OFFSET ?3) page
     JOIN accounts a ON a.id = page.account_id ORDER BY page.account_id`,
    agentId,
    limit,
    offset,
  )
