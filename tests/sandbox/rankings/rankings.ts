import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Span, spanOf } from './period.ts'

/** What a member moved in a period, in minor units. */
type Standing = { id: number; amount: number }

const shown = 20
const columns = { deposit: 'deposits', bet: 'bets' } as const satisfies Record<RankingKind, string>

/**
 * Who deposited or bet most. The world's members move by their figures, which never change within a day and are
 * summed once for it; everybody else by what the ledger and the betting record say now.
 */
export class Rankings {
  readonly #sandbox: Sandbox
  readonly #crowds = new Map<string, readonly Standing[]>()

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  /** The first twenty, how many take part, and the days it is about. */
  top(kind: RankingKind, period: RankingPeriod) {
    const span = spanOf(period, this.#sandbox.clock.now())
    const crowd = this.#crowd(kind, period, span)
    const live = this.#live(kind, span)
    const list = [...crowd.slice(0, shown), ...live].sort(byAmount).slice(0, shown)
    return { list, players: crowd.length + live.length, span }
  }

  /** A member's place, undefined without a part in it, and what the next one above is ahead by. */
  own(kind: RankingKind, period: RankingPeriod, id: number) {
    const span = spanOf(period, this.#sandbox.clock.now())
    const all = [...this.#crowd(kind, period, span), ...this.#live(kind, span)]
    const amount = all.find((standing) => standing.id === id)?.amount ?? 0
    if (amount === 0) return { place: undefined, amount: 0, toNext: undefined }
    const above = all.filter((standing) => standing.amount > amount)
    const next = above.reduce((least, standing) => Math.min(least, standing.amount), Number.POSITIVE_INFINITY)
    return { place: above.length + 1, amount, toNext: above.length > 0 ? next - amount : undefined }
  }

  #crowd(kind: RankingKind, period: RankingPeriod, span: Span): readonly Standing[] {
    const key = `${kind} ${period} ${span.from} ${span.to}`
    const known = this.#crowds.get(key)
    if (known) return known
    const crowd = this.#sumCrowd(kind, period, span)
    this.#crowds.set(key, crowd)
    return crowd
  }

  #sumCrowd(kind: RankingKind, period: RankingPeriod, { dayOfMonth }: Span): readonly Standing[] {
    const column = columns[kind]
    const { db } = this.#sandbox
    if (period === 'lastMonth')
      return db.all<Standing>(
        `SELECT member_id AS id, ${column} AS amount FROM world.monthly
         WHERE months_ago = 1 AND ${column} > 0 ORDER BY amount DESC`,
      )
    return db.all<Standing>(
      `SELECT member_id AS id, SUM(${column}) AS amount FROM world.daily
       WHERE day BETWEEN ? AND ? GROUP BY member_id HAVING amount > 0 ORDER BY amount DESC`,
      period === 'today' ? dayOfMonth : 1,
      dayOfMonth,
    )
  }

  #live(kind: RankingKind, { since, until }: Span): Standing[] {
    const { db } = this.#sandbox
    const rows =
      kind === 'deposit'
        ? db.all<Standing>(
            `SELECT l.owner AS id, SUM(e.amount) AS amount FROM ledger_transactions t
             JOIN ledger_entries e ON e.transaction_id = t.id
             JOIN ledger_accounts l ON l.id = e.account_id AND l.kind = 'wallet'
             WHERE t.kind = 'deposit' AND t.created >= ? AND t.created < ? GROUP BY l.owner`,
            since,
            until,
          )
        : db.all<Standing>(
            `SELECT account_id AS id, MIN(SUM(bet), ${Number.MAX_SAFE_INTEGER}) AS amount FROM rounds
             WHERE started >= ? AND started < ? GROUP BY account_id`,
            since,
            until,
          )
    const { members } = this.#sandbox
    return rows.filter(({ id, amount }) => amount > 0 && members.byId(id)?.type !== demoType)
  }
}

const byAmount = (a: Standing, b: Standing): number => b.amount - a.amount
