import { dayLength, isoDay, startOfDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { type MissionRule, missionRules, missionTimes } from './mission-list.ts'

/** A mission of the current day or week. */
export type MissionRow = {
  /** Names its day or week too, such as "warmup-2026-11-23". */
  id: string
  rule: MissionRule
  done: number
  state: 'open' | 'ready' | 'claimed'
}

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Beginning of the period that a mission is in, and its end. */
export function periodOf(period: MissionRule['period'], now: number): { from: number; to: number } {
  const from = period === 'daily' ? startOfDay(now) : startOfWeek(now)
  return { from, to: from + (period === 'daily' ? 1 : 7) * dayLength }
}

const orderOf = (accountId: number, missionId: string): string => `M${accountId}-${missionId}`

/** The missions of now, with what the account has done for them. */
export const missionsOf = (parts: Parts, accountId: number): MissionRow[] =>
  missionRules.map((rule) => {
    const { from, to } = periodOf(rule.period, parts.clock.now())
    const id = `${rule.id}-${isoDay(from)}`
    const done = Math.min(rule.target, progress(parts.db, accountId, rule, from, to))
    const claimed = parts.db.get('SELECT 1 FROM bonuses WHERE id = ?', orderOf(accountId, id)) !== undefined
    return { id, rule, done, state: claimed ? 'claimed' : done >= rule.target ? 'ready' : 'open' }
  })

const figures = {
  rounds: 'COUNT(*)',
  bets: `MIN(COALESCE(SUM(r.bet), 0), ${Number.MAX_SAFE_INTEGER})`,
  games: 'COUNT(DISTINCT r.node_id)',
  wonGames: 'COUNT(DISTINCT IIF(r.win > 0, r.node_id, NULL))',
} as const

/** Only decided rounds with a stake count, in the period in which they were decided. */
function progress(db: Database, accountId: number, rule: MissionRule, from: number, to: number): number {
  const { counts, gameType } = rule
  if (counts === 'deposits')
    return (
      db.get<{ done: number }>(
        `SELECT COUNT(*) AS done FROM deposits d
         JOIN ledger_transactions t ON t.kind = 'deposit' AND t.reference = d.id
         WHERE d.account_id = ? AND d.state = 'credited' AND t.created >= ? AND t.created < ?`,
        accountId,
        from,
        to,
      )?.done ?? 0
    )
  return (
    db.get<{ done: number }>(
      `SELECT ${figures[counts]} AS done FROM (
         SELECT node_id, SUM(bet) AS bet, SUM(win) AS win FROM decided_bets
         WHERE account_id = ? AND decided >= ? AND decided < ? GROUP BY round HAVING SUM(bet) > 0
       ) r JOIN world.games g ON g.node_id = r.node_id ${gameType ? 'AND g.game_type = ?' : ''}`,
      accountId,
      from,
      to,
      ...(gameType ? [gameType] : []),
    )?.done ?? 0
  )
}

/**
 * Credits the reward of a finished mission.
 * @throws Refusal CLAIM_TAKEN, CLAIM_EXPIRED, CLAIM_NOT_READY
 */
export function claimMission(
  parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
  missionId: string,
): { orderId: string; amount: number } {
  const orderId = orderOf(accountId, missionId)
  const mission = missionsOf(parts, accountId).find(({ id }) => id === missionId)
  if (parts.db.get('SELECT 1 FROM bonuses WHERE id = ?', orderId)) throw new Refusal('CLAIM_TAKEN')
  if (!mission) throw new Refusal(hasEnded(parts, missionId) ? 'CLAIM_EXPIRED' : 'CLAIM_NOT_READY')
  if (mission.state !== 'ready') throw new Refusal('CLAIM_NOT_READY')
  const { title, reward } = mission.rule
  grantBonus(parts, accountId, {
    id: orderId,
    kind: 'mission',
    title,
    amount: reward,
    required: reward * missionTimes,
  })
  return { orderId, amount: reward }
}

/** The missions that were claimed for a round among others, and what is due of them for the bets as they stand. */
export const dueMissions = (
  { db }: Pick<Sandbox, 'db'>,
  { accountId, decided }: { accountId: number; decided: number },
): DueCredit[] =>
  missionRules.flatMap((rule): DueCredit[] => {
    const { from, to } = periodOf(rule.period, decided)
    const id = orderOf(accountId, `${rule.id}-${isoDay(from)}`)
    const paid = db.get<{ amount: number }>('SELECT amount FROM bonuses WHERE id = ?', id)?.amount
    if (paid === undefined) return []
    const reached = progress(db, accountId, rule, from, to) >= rule.target
    return [{ id, kind: 'mission', paid, due: reached ? paid : 0 }]
  })

/** Whether an id names a mission of a day or week that is over. */
function hasEnded({ clock }: Pick<Sandbox, 'clock'>, missionId: string): boolean {
  const [, name, day] = /^(\w+)-(\d{4}-\d{2}-\d{2})$/.exec(missionId) ?? []
  const rule = missionRules.find(({ id }) => id === name)
  return rule !== undefined && Date.parse(`${day}T00:00:00+08:00`) < periodOf(rule.period, clock.now()).from
}
