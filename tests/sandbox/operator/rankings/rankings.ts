import type { RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { demoType } from '#shared/domain/roles.ts'
import type { Clock } from '../clock/clock.ts'
import type { Sandbox } from '../sandbox.ts'
import { amountsAbove, CrowdStandings, type Standing } from './crowd-standings.ts'
import { type Span, spanOf } from './period.ts'

const shown = 20

type Parts = Pick<Sandbox, 'db' | 'members'> & { readonly clock: Pick<Clock, 'now'> }

/**
 * Rankings by deposits or decided bets. The world's members count with their generated figures. What the ledger and the
 * betting record contain is added to that, for every account.
 */
export class Rankings {
  readonly #sandbox: Parts
  readonly #crowd: CrowdStandings

  constructor(sandbox: Parts) {
    this.#sandbox = sandbox
    this.#crowd = new CrowdStandings(sandbox.db, shown)
  }

  /** The first twenty, the number of players, and the days covered. */
  top(kind: RankingKind, period: RankingPeriod) {
    const span = spanOf(period, this.#sandbox.clock.now())
    const crowd = this.#crowd.of(kind, period, span)
    const live = this.#live(kind, period, span)
    const moved = new Set(live.map(({ id }) => id))
    const others = crowd.first.filter(({ id }) => !moved.has(id))
    const players = crowd.amounts.length + live.filter(({ figure }) => figure === 0).length
    return { list: [...others, ...live].sort(byAmount).slice(0, shown), players, span }
  }

  /** A member's place and the distance to the next place above. The place is undefined if they moved nothing. */
  own(kind: RankingKind, period: RankingPeriod, id: number) {
    const span = spanOf(period, this.#sandbox.clock.now())
    const live = this.#live(kind, period, span)
    const mine = live.find((standing) => standing.id === id)
    const amount = mine?.amount ?? this.#crowd.figureOf(kind, period, span, id)
    if (amount === 0) return { place: undefined, amount: 0, toNext: undefined }
    const { amounts } = this.#crowd.of(kind, period, span)
    const crowd = amountsAbove(
      amounts,
      amount,
      live.map(({ figure }) => figure),
    )
    const above = live.flatMap((standing) => (standing.amount > amount ? [standing.amount] : []))
    const place = crowd.count + above.length + 1
    return { place, amount, toNext: place > 1 ? Math.min(crowd.next, ...above) - amount : undefined }
  }

  /** Everyone who moved something in this sandbox. `figure` is their generated figure, 0 if they have none. */
  #live(kind: RankingKind, period: RankingPeriod, span: Span): (Standing & { figure: number })[] {
    const { db, members } = this.#sandbox
    const rows = db.all<Standing>(moved[kind], span.since, span.until)
    return rows
      .filter(({ id, amount }) => amount > 0 && members.byId(id)?.type !== demoType)
      .map(({ id, amount }) => {
        const figure = this.#crowd.figureOf(kind, period, span, id)
        return { id, figure, amount: amount + figure }
      })
  }
}

/** Bets count when they are decided, and not once they are void. The joins start from the transactions, because there are very many wallets with few transactions each. */
const moved = {
  deposit: `SELECT l.owner AS id, SUM(e.amount) AS amount FROM ledger_transactions t
    CROSS JOIN ledger_entries e ON e.transaction_id = t.id
    CROSS JOIN ledger_accounts l ON l.id = e.account_id AND l.kind = 'wallet'
    WHERE t.kind = 'deposit' AND t.created >= ? AND t.created < ? GROUP BY l.owner`,
  bet: `SELECT account_id AS id, MIN(SUM(bet), ${Number.MAX_SAFE_INTEGER}) AS amount FROM decided_bets
    WHERE decided >= ? AND decided < ? GROUP BY account_id`,
} as const satisfies Record<RankingKind, string>

const byAmount = (a: Standing, b: Standing): number => b.amount - a.amount
