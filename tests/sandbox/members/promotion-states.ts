import type { ApplicationState } from '#shared/contract/endpoints/promotions.ts'
import type { Database } from '../db/database.ts'

type StateRow = { promotionId: string; state: string }

/** How an account stands with promotions. */
export const promotionStatesOf = (db: Database, accountId: number): StateRow[] =>
  db.all<StateRow>(
    'SELECT promotion_id AS promotionId, state FROM promotion_states WHERE account_id = ? ORDER BY changed DESC',
    accountId,
  )

/** Sets how an account stands with a promotion; undefined when it has nothing to do with it any more. */
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

/** What the player juan has to do with the promotions of a new sandbox: one of each state. */
const juan = 1
const seeded: Readonly<Record<string, ApplicationState>> = {
  rebate: 'joined',
  first: 'claimed',
  fish: 'process',
  zalo: 'applying',
  live: 'issued',
  sports: 'rejected',
}

export function seedPromotionStates(db: Database, now: number): void {
  for (const [promotionId, state] of Object.entries(seeded))
    setPromotionState(db, { accountId: juan, promotionId, now }, state)
}
