import type { BonusKind } from '../bonuses/bonus-kind.ts'
import type { Sandbox } from '../sandbox.ts'

/** Sources of a member's own money. The others are bonuses, whose money is kept apart until its turnover is met. */
const ownSources = ['deposit', 'transfer'] as const

/** What a turnover requirement comes from. */
export type TurnoverSource = (typeof ownSources)[number] | BonusKind

const ownSql = ownSources.map((source) => `'${source}'`).join(', ')

/** Whether a requirement is for a member's own money. */
export const isOwn = ({ source }: { source: string }): boolean => ownSources.some((own) => own === source)

/** How a requirement ended: bet in full, lost with the money, or given up together with the bonus. */
export type TurnoverOutcome = 'met' | 'lost' | 'forfeited'

/** A turnover requirement. Amounts in minor units, times in ms. */
export type Requirement = {
  id: number
  source: TurnoverSource
  /** The order or bonus that it belongs to. Unique within its source. */
  reference: string
  /** The credited amount. */
  amount: number
  /** How much must be bet in all, and how much has been. */
  required: number
  done: number
  /** What a bonus has now, of its own money and what that has won, without open bets. 0 for the member's own money. */
  held: number
  /** How much of the balance it locks. */
  locked: number
  /** The game types whose bets count, and where a bonus's money may be bet; null for all. */
  gameTypes: readonly string[] | null
  opened: number
  ended: number | null
  outcome: TurnoverOutcome | null
}

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>
type Row = Omit<Requirement, 'gameTypes' | 'locked'> & { gameTypes: string | null }

/** Money of less than this, open bets included, is lost, and its requirements with it. In minor units. */
const lostBelow = 1_00

const columns = `id, source, reference, amount, required, done, held, game_types AS gameTypes, opened, ended, outcome`
const read = ({ gameTypes, ...row }: Row): Omit<Requirement, 'locked'> => ({
  ...row,
  gameTypes: gameTypes === null ? null : gameTypes.split(','),
})

/** A member's money in all of their wallets, in minor units. */
export const totalFunds = ({ db }: Pick<Sandbox, 'db'>, accountId: number): number =>
  db.get<{ total: number }>(
    `SELECT COALESCE(SUM(balance), 0) AS total FROM ledger_accounts
     WHERE owner = ? AND (kind = 'wallet' OR kind GLOB 'wallet:*')`,
    accountId,
  )?.total ?? 0

/** What a member has bet in rounds that are still open, in minor units. It may come back. */
export const openStakes = ({ db }: Pick<Sandbox, 'db'>, accountId: number): number =>
  db.get<{ stakes: number }>(
    `SELECT MIN(COALESCE(SUM(bet), 0), ${Number.MAX_SAFE_INTEGER}) AS stakes FROM rounds
     WHERE account_id = ? AND state = 'open'`,
    accountId,
  )?.stakes ?? 0

/** What of the open stakes is a bonus's money, in all or of one requirement. */
export const openBonusStakes = ({ db }: Pick<Sandbox, 'db'>, accountId: number, id?: number): number =>
  db.get<{ stakes: number }>(
    `SELECT COALESCE(-SUM(m.amount), 0) AS stakes FROM turnover t JOIN bonus_moves m ON m.turnover_id = t.id
       JOIN rounds r ON r.session_id = m.session_id AND r.round_id = m.round_id
     WHERE t.account_id = ? AND t.id = COALESCE(?, t.id) AND t.ended IS NULL AND m.amount < 0 AND r.state = 'open'`,
    accountId,
    id ?? null,
  )?.stakes ?? 0

/**
 * Locks a credited amount until `required` has been bet. Call it right after booking the credit. If the member had
 * lost all own money before, the earlier requirements for it end.
 */
export function openTurnover(
  parts: Parts,
  accountId: number,
  requirement: {
    source: TurnoverSource
    reference: string
    amount: number
    required: number
    gameTypes?: readonly string[] | undefined
  },
): void {
  const { db, clock } = parts
  const { source, reference, amount, required, gameTypes } = requirement
  if (required <= 0) return
  const staked = openStakes(parts, accountId) - openBonusStakes(parts, accountId)
  if (ownFunds(parts, accountId, amount) + staked < lostBelow)
    db.run(
      `UPDATE turnover SET ended = ?, outcome = 'lost'
       WHERE account_id = ? AND ended IS NULL AND source IN (${ownSql})`,
      clock.now(),
      accountId,
    )
  endLostBonuses(parts, accountId, amount)
  db.run(
    `INSERT INTO turnover (account_id, source, reference, amount, required, held, game_types, opened)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    accountId,
    source,
    reference,
    amount,
    required,
    isOwn({ source }) ? 0 : amount,
    gameTypes?.join(',') ?? null,
    clock.now(),
  )
}

/**
 * Ends the bonuses whose money is lost: nothing to speak of is left of it, and no bet with it is open.
 * @param credited what has just been booked and belongs to none of them.
 */
export function endLostBonuses(parts: Parts, accountId: number, credited = 0): void {
  for (const { id, locked, amount, ...requirement } of openRequirements(parts, accountId, credited)) {
    if (isOwn(requirement)) continue
    parts.db.run('UPDATE turnover SET held = ? WHERE id = ?', locked, id)
    if (locked < Math.min(lostBelow, amount) && openBonusStakes(parts, accountId, id) === 0)
      parts.db.run(
        "UPDATE turnover SET ended = ?, outcome = 'lost', held = 0 WHERE id = ?",
        parts.clock.now(),
        id,
      )
  }
}

/**
 * A member's requirements that aren't met yet, oldest first, with what each of them locks now.
 * @param credited what has just been booked and is left out.
 */
export function openRequirements(parts: Pick<Sandbox, 'db'>, accountId: number, credited = 0): Requirement[] {
  const rows = parts.db
    .all<Row>(
      `SELECT ${columns} FROM turnover WHERE account_id = ? AND ended IS NULL ORDER BY opened, id`,
      accountId,
    )
    .map(read)
  let left = rows.length === 0 ? 0 : totalFunds(parts, accountId) - credited
  const lock = (most: number) => {
    const locked = Math.min(left, most)
    left -= locked
    return locked
  }
  // What bonuses hold isn't the member's own money, so it is set apart first.
  const held = new Map(rows.map((row) => [row.id, lock(row.held)]))
  return rows.map((row) => ({ ...row, locked: isOwn(row) ? lock(row.amount) : (held.get(row.id) ?? 0) }))
}

/** A member's money without what their bonuses hold and what was just credited, in minor units. */
export const ownFunds = (parts: Pick<Sandbox, 'db'>, accountId: number, credited = 0): number =>
  openRequirements(parts, accountId, credited)
    .filter((requirement) => !isOwn(requirement))
    .reduce((own, { locked }) => own - locked, totalFunds(parts, accountId) - credited)

/** The requirement of an order or bonus, open or not. */
export function findRequirement(
  { db }: Pick<Sandbox, 'db'>,
  source: TurnoverSource,
  reference: string,
): Omit<Requirement, 'locked'> | undefined {
  const row = db.get<Row>(
    `SELECT ${columns} FROM turnover WHERE source = ? AND reference = ?`,
    source,
    reference,
  )
  return row && read(row)
}

/** Ends a requirement before it is met. Does nothing if it has ended. */
export function endTurnover(
  { db, clock }: Parts,
  source: TurnoverSource,
  reference: string,
  outcome: TurnoverOutcome,
): void {
  db.run(
    'UPDATE turnover SET ended = ?, outcome = ? WHERE source = ? AND reference = ? AND ended IS NULL',
    clock.now(),
    outcome,
    source,
    reference,
  )
}

/**
 * Counts the bet of a settled round: once towards own money, and once towards bonuses, each oldest first. What one
 * requirement doesn't need goes on to the next that accepts the game.
 * @param fromBonuses how much of the bet was a bonus's money, which doesn't count towards own money.
 * @param round its number, so that the bet can be taken back again.
 */
export function countTurnover(
  parts: Parts,
  accountId: number,
  nodeId: number,
  bet: number,
  fromBonuses = 0,
  round?: number,
): void {
  const open = openRequirements(parts, accountId)
  if (open.length === 0 || bet <= 0) return
  const { db, clock } = parts
  const gameType = gameTypeOf(parts, nodeId)
  const left = { own: Math.max(0, bet - fromBonuses), bonus: bet }
  for (const requirement of open) {
    const { id, required, done, gameTypes } = requirement
    const kind = isOwn(requirement) ? 'own' : 'bonus'
    if (gameTypes && !gameTypes.includes(gameType)) continue
    const counted = Math.min(left[kind], required - done)
    if (counted === 0) continue
    left[kind] -= counted
    const met = done + counted >= required
    db.run(
      'UPDATE turnover SET done = done + ?, ended = ?, outcome = ? WHERE id = ?',
      counted,
      met ? clock.now() : null,
      met ? 'met' : null,
      id,
    )
    if (round !== undefined) db.run('INSERT INTO turnover_counts VALUES (?, ?, ?)', round, id, counted)
  }
}

/** Takes so much of a voided bet back from the requirements that it counted towards. One that was met opens again. */
export function uncountTurnover({ db }: Pick<Parts, 'db'>, round: number, bet: number): void {
  const counts = db.all<{ rowid: number; id: number; source: TurnoverSource; amount: number }>(
    `SELECT c.rowid, c.turnover_id AS id, t.source, c.amount
     FROM turnover_counts c JOIN turnover t ON t.id = c.turnover_id
     WHERE c.round = ? AND (t.outcome IS NULL OR t.outcome = 'met') ORDER BY c.rowid DESC`,
    round,
  )
  const left = { own: bet, bonus: bet }
  for (const { rowid, id, source, amount } of counts) {
    const kind = isOwn({ source }) ? 'own' : 'bonus'
    const returned = Math.min(left[kind], amount)
    left[kind] -= returned
    if (returned === 0) continue
    db.run('UPDATE turnover SET done = done - ?, ended = NULL, outcome = NULL WHERE id = ?', returned, id)
    db.run('UPDATE turnover_counts SET amount = amount - ? WHERE rowid = ?', returned, rowid)
  }
}

/** The type of a game, "" for one that is gone. */
export const gameTypeOf = ({ db }: Pick<Sandbox, 'db'>, nodeId: number): string =>
  db.get<{ gameType: string }>('SELECT game_type AS gameType FROM world.games WHERE node_id = ?', nodeId)
    ?.gameType ?? ''

/** What may be withdrawn now, and what is locked by which requirements. Amounts in minor units. */
export function withdrawable(parts: Parts, accountId: number) {
  const requirements = openRequirements(parts, accountId)
  const total = totalFunds(parts, accountId)
  const locked = requirements.reduce((sum, requirement) => sum + requirement.locked, 0)
  // Withdrawals leave the main wallet. Money in a vendor's wallet must be recalled first.
  const free = Math.min(parts.ledger.balance('wallet', accountId), total - locked)
  return { total, locked, free, requirements }
}
