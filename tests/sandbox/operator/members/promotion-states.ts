import type { ApplicationState } from '#shared/contract/endpoints/promotions.ts'
import type { Database } from '../db/database.ts'

type StateRow = { promotionId: string; state: string }

/** The account's state in each promotion, latest change first. */
export const promotionStatesOf = (db: Database, accountId: number): StateRow[] =>
  db.all<StateRow>(
    'SELECT promotion_id AS promotionId, state FROM promotion_states WHERE account_id = ? ORDER BY changed DESC',
    accountId,
  )

/** Sets an account's state in a promotion. Undefined deletes it. */
export function setPromotionState(
  db: Database,
  { accountId, promotionId, now }: { accountId: number; promotionId: string; now: number },
  state: ApplicationState | undefined,
): void {
  if (state === undefined)
    db.run('DELETE FROM promotion_states WHERE account_id = ? AND promotion_id = ?', accountId, promotionId)
  else
    db.run('INSERT OR REPLACE INTO promotion_states VALUES (?, ?, ?, ?)', accountId, promotionId, state, now)
}

/** States of the player juan in a new sandbox: what happened before it began. */
const juan = 1
const seeded: Readonly<Record<string, ApplicationState>> = {
  rebate: 'joined',
  first: 'claimed',
  app: 'rejected',
}

export function seedPromotionStates(db: Database, now: number): void {
  for (const [promotionId, state] of Object.entries(seeded))
    setPromotionState(db, { accountId: juan, promotionId, now }, state)
  // What is said to be rejected was applied for.
  db.run(
    `INSERT INTO promotion_applications
     (id, account_id, promotion_id, request_key, remark, state, amount, sent, decided)
     SELECT 'PA0000000001', account_id, promotion_id, 'seed', '', state, NULL, ?1, ?1 FROM promotion_states
     WHERE account_id = ?2 AND state = 'rejected'`,
    now,
    juan,
  )
}
