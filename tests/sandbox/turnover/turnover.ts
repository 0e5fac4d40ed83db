import type { Sandbox } from '../sandbox.ts'

/** What a turnover requirement comes from. */
export type TurnoverSource =
  | 'deposit'
  | 'bonus'
  | 'reward'
  | 'rebate'
  | 'mission'
  | 'referral'
  | 'raffle'
  | 'points'

/** How a requirement ended: bet in full, lost with the money, or given up together with the bonus. */
export type TurnoverOutcome = 'met' | 'lost' | 'forfeited'

/** A turnover requirement. Amounts in minor units, times in ms. */
export type Requirement = {
  id: number
  source: TurnoverSource
  /** The order or bonus that it belongs to. Unique within its source. */
  reference: string
  /** The credited amount, which is locked until the requirement is met. */
  amount: number
  /** How much must be bet in all, and how much has been. */
  required: number
  done: number
  /** The game types whose bets count; null for all. */
  gameTypes: readonly string[] | null
  opened: number
  ended: number | null
  outcome: TurnoverOutcome | null
}

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>
type Row = Omit<Requirement, 'gameTypes'> & { gameTypes: string | null }

/**
 * A member with less than this, open bets included, has lost what they had, and its requirements with it. In minor
 * units.
 */
const lostBelow = 1_00

const columns = `id, source, reference, amount, required, done, game_types AS gameTypes, opened, ended, outcome`
const read = ({ gameTypes, ...row }: Row): Requirement => ({
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

/**
 * Locks a credited amount until `required` has been bet. Call it right after booking the credit. If the member had
 * lost everything before, their earlier requirements end.
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
  if (totalFunds(parts, accountId) + openStakes(parts, accountId) - amount < lostBelow)
    db.run(
      "UPDATE turnover SET ended = ?, outcome = 'lost' WHERE account_id = ? AND ended IS NULL",
      clock.now(),
      accountId,
    )
  db.run(
    `INSERT INTO turnover (account_id, source, reference, amount, required, game_types, opened)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    accountId,
    source,
    reference,
    amount,
    required,
    gameTypes?.join(',') ?? null,
    clock.now(),
  )
}

/** A member's requirements that aren't met yet, oldest first. */
export const openRequirements = ({ db }: Pick<Sandbox, 'db'>, accountId: number): Requirement[] =>
  db
    .all<Row>(
      `SELECT ${columns} FROM turnover WHERE account_id = ? AND ended IS NULL ORDER BY opened, id`,
      accountId,
    )
    .map(read)

/** The requirement of an order or bonus, open or not. */
export function findRequirement(
  { db }: Pick<Sandbox, 'db'>,
  source: TurnoverSource,
  reference: string,
): Requirement | undefined {
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
 * Counts the bet of a settled round towards the member's open requirements, oldest first. A bet counts once: what one
 * requirement doesn't need goes on to the next that accepts the game.
 */
export function countTurnover(parts: Parts, accountId: number, nodeId: number, bet: number): void {
  const open = openRequirements(parts, accountId)
  if (open.length === 0 || bet <= 0) return
  const { db, clock } = parts
  const gameType = db.get<{ gameType: string }>(
    'SELECT game_type AS gameType FROM world.games WHERE node_id = ?',
    nodeId,
  )?.gameType
  let left = bet
  for (const { id, required, done, gameTypes } of open) {
    if (left === 0) return
    if (gameTypes && !gameTypes.includes(gameType ?? '')) continue
    const counted = Math.min(left, required - done)
    left -= counted
    const met = done + counted >= required
    db.run(
      'UPDATE turnover SET done = done + ?, ended = ?, outcome = ? WHERE id = ?',
      counted,
      met ? clock.now() : null,
      met ? 'met' : null,
      id,
    )
  }
}

/** What may be withdrawn now, and what is locked by which requirements. Amounts in minor units. */
export function withdrawable(parts: Parts, accountId: number) {
  const requirements = openRequirements(parts, accountId)
  const total = totalFunds(parts, accountId)
  const locked = Math.min(
    total,
    requirements.reduce((sum, { amount }) => sum + amount, 0),
  )
  // Withdrawals leave the main wallet. Money in a vendor's wallet must be recalled first.
  const free = Math.min(parts.ledger.balance('wallet', accountId), total - locked)
  return { total, locked, free, requirements }
}
