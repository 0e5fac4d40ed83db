import { dayLength, isoDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { madeAt } from '../raffle/times.ts'
import { playBetween } from '../rewards/play-sums.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { promotionRun } from './promotions.ts'
import { type WeeklyRule, weeklyRules } from './weekly-rules.ts'

const hour = 3_600_000
export const weekLength = 7 * dayLength

/** The week whose hours were the last to end by a time, and the one whose hours end next. Each by when it began. */
export const endedWeek = ({ to }: WeeklyRule, time: number): number => startOfWeek(time - to * hour)
export const openWeek = (rule: WeeklyRule, time: number): number => endedWeek(rule, time) + weekLength

/** Id of the bonus that pays a week. */
export const weeklyId = (accountId: number, { id }: WeeklyRule, week: number): string =>
  `W${accountId}-${id}-${isoDay(week)}`

/** What an account has bet or lost in a week, as far as a rule counts it; undefined if the promotion doesn't run then. */
export function weeklyDone(
  { db }: Pick<Sandbox, 'db'>,
  accountId: number,
  { id, gameType, of, ...rule }: WeeklyRule,
  week: number,
): number | undefined {
  const run = promotionRun(id, madeAt(db))
  const from = Math.max(week + rule.from * hour, run.start)
  const to = Math.min(week + rule.to * hour, run.end ?? Number.POSITIVE_INFINITY)
  if (from >= to) return undefined
  const { bet, win } = playBetween(db, accountId, from, to, gameType)
  return of === 'bets' ? bet : Math.max(0, bet - win)
}

/** The promotions that count what an account has bet or lost in the week whose hours end next. */
export const joinedByBets = ({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, accountId: number): string[] =>
  weeklyRules
    .filter((rule) => (weeklyDone({ db }, accountId, rule, openWeek(rule, clock.now())) ?? 0) > 0)
    .map(({ id }) => id)

/** What a week's bets or loss bring, in minor units, rounded down. */
export function weeklyAmount({ steps, most }: WeeklyRule, done: number): number {
  const share = steps.findLast(({ least }) => least <= done)?.share ?? 0
  const amount = Number((BigInt(done) * BigInt(share)) / 10_000n)
  return most === null ? amount : Math.min(amount, most)
}

/** What was paid for the week of a round, and what is due for the bets as they stand. */
export const dueWeekly = (
  { db }: Pick<Sandbox, 'db'>,
  { accountId, decided }: { accountId: number; decided: number },
): DueCredit[] =>
  weeklyRules.flatMap((rule): DueCredit[] => {
    const week = openWeek(rule, decided)
    const id = weeklyId(accountId, rule, week)
    const paid = db.get<{ amount: number }>('SELECT amount FROM bonuses WHERE id = ?', id)?.amount
    if (paid === undefined) return []
    const now = weeklyAmount(rule, weeklyDone({ db }, accountId, rule, week) ?? 0)
    return [{ id, kind: 'rebate', paid, due: Math.min(paid, now) }]
  })
