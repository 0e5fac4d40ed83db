import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { levelOf } from '../rewards/rules.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { leastRebate, rebateDays, shareOf } from './rates.ts'
import { texts } from './texts.ts'

/** The bets of one game type and what they make. Amounts in minor units, the share in hundredths of a percent. */
export type RebateRow = { gameType: string; bets: number; share: number; amount: number }
export type PaidRebate = { id: string; created: number; bets: number; amount: number; lines: RebateRow[] }

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>
type Owner = Pick<Member, 'id' | 'level'>

const title = texts.title

/** Settled rounds without a rebate. A round without its own stake, such as a free round, makes none. */
const unpaid = `FROM rounds r JOIN world.games g ON g.node_id = r.node_id
  WHERE r.account_id = ?1 AND r.started >= ?2 - ${dayLength} AND r.ended >= ?2 AND r.state = 'settled' AND r.bet > 0
    AND NOT EXISTS (SELECT 1 FROM rebated_rounds p WHERE p.round_id = r.id)`

/** A share of bets in hundredths of a percent, rounded down. */
const shareOfBets = (bets: number, share: number): number => Number((BigInt(bets) * BigInt(share)) / 10_000n)

/** From when on settled bets count. */
export const countsFrom = ({ clock }: Pick<Sandbox, 'clock'>): number => clock.now() - rebateDays * dayLength

/** What an account's bets without a rebate make, by game type: every type once, in the order of `gameTypes`. */
export function rebateOf(parts: Pick<Sandbox, 'db' | 'clock'>, { id, level }: Owner): RebateRow[] {
  const sums = parts.db.all<{ gameType: string; bets: number }>(
    `SELECT g.game_type AS gameType, MIN(SUM(r.bet), ${Number.MAX_SAFE_INTEGER}) AS bets ${unpaid} GROUP BY g.game_type`,
    id,
    countsFrom(parts),
  )
  return gameTypes.map((gameType) => {
    const bets = sums.find((row) => row.gameType === gameType)?.bets ?? 0
    const share = shareOf(gameType, levelOf(level))
    return { gameType, bets, share, amount: shareOfBets(bets, share) }
  })
}

/**
 * Pays the rebate of one game type, or of all. Bets that don't make a centavo yet stay for later.
 * @throws Refusal REBATE_TOO_SMALL
 */
export function claimRebate(parts: Parts, owner: Owner, gameType: string | undefined): PaidRebate {
  const { db, clock } = parts
  const lines = rebateOf(parts, owner).filter(
    (line) => line.amount > 0 && (gameType === undefined || line.gameType === gameType),
  )
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (amount < leastRebate) throw new Refusal('REBATE_TOO_SMALL', { min: `₱${fromMinor(leastRebate)}` })
  const bets = lines.reduce((sum, line) => sum + line.bets, 0)
  const count = db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM rebates WHERE account_id = ?',
    owner.id,
  )
  const id = `B${owner.id}-${(count?.count ?? 0) + 1}`
  const created = clock.now()
  db.run('INSERT INTO rebates VALUES (?, ?, ?, ?, ?)', id, owner.id, bets, amount, created)
  for (const line of lines) {
    const { gameType: type, share } = line
    db.run('INSERT INTO rebate_lines VALUES (?, ?, ?, ?, ?)', id, type, line.bets, share, line.amount)
    db.run(
      `INSERT INTO rebated_rounds SELECT r.id, ?3 ${unpaid} AND g.game_type = ?4`,
      owner.id,
      countsFrom(parts),
      id,
      type,
    )
  }
  grantBonus(parts, owner.id, { id, kind: 'rebate', title, amount, required: 0 })
  return { id, created, bets, amount, lines }
}

/** The rebate that was paid for a round, if there is one, and what is due for its rounds as they stand. */
export function dueRebate({ db }: Pick<Sandbox, 'db'>, { id }: { id: number }): DueCredit[] {
  const rebate = db.get<{ id: string; amount: number }>(
    'SELECT b.id, b.amount FROM rebated_rounds p JOIN rebates b ON b.id = p.rebate_id WHERE p.round_id = ?',
    id,
  )
  if (!rebate) return []
  const lines = db.all<{ amount: number; share: number; bets: number }>(
    `SELECT l.amount, l.share, SUM(r.bet) AS bets FROM rebate_lines l JOIN rebated_rounds p ON p.rebate_id = l.rebate_id
       JOIN rounds r ON r.id = p.round_id JOIN world.games g ON g.node_id = r.node_id AND g.game_type = l.game_type
     WHERE l.rebate_id = ? GROUP BY l.game_type`,
    rebate.id,
  )
  const due = lines.reduce(
    (sum, { amount, share, bets }) => sum + Math.min(amount, shareOfBets(bets, share)),
    0,
  )
  return [{ id: rebate.id, kind: 'rebate', paid: rebate.amount, due }]
}

/** The latest rebates of an account. */
export function paidRebates({ db }: Pick<Sandbox, 'db'>, accountId: number, limit: number): PaidRebate[] {
  const paid = db.all<Omit<PaidRebate, 'lines'>>(
    'SELECT id, created, bets, amount FROM rebates WHERE account_id = ? ORDER BY created DESC, id DESC LIMIT ?',
    accountId,
    limit,
  )
  return paid.map((rebate) => ({
    ...rebate,
    lines: db.all<RebateRow>(
      'SELECT game_type AS gameType, bets, share, amount FROM rebate_lines WHERE rebate_id = ? ORDER BY game_type',
      rebate.id,
    ),
  }))
}

/** What was paid since a moment, in minor units. */
export const paidSince = ({ db }: Pick<Sandbox, 'db'>, accountId: number, since: number): number =>
  db.get<{ total: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS total FROM rebates WHERE account_id = ? AND created >= ?',
    accountId,
    since,
  )?.total ?? 0
