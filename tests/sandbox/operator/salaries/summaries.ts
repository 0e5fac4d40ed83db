import type * as z from 'zod/mini'
import { dayLength, isoDay, startOfDay, startOfMonth } from '#sandbox/world/market/merchant-zone.ts'
import type { agentSalary, SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { stretchOf } from '../teams/overview.ts'
import { writeRate } from '../teams/rates.ts'
import { slotLength } from '../teams/slots.ts'
import { dayNumber, dayStart } from '../teams/timeline.ts'
import { type Agreement, agreedSalaries, countsFrom, firstPeriod, requireSalary } from './agreement.ts'
import { periodStart, salaryPeriods } from './periods.ts'
import { type Pay, payShare, paySteps, type Step } from './plans.ts'
import { endOf, type Salary, salariesWithin, salaryDays, settledUpTo } from './salary-store.ts'
import { playWithin } from './team-bets.ts'
import { settledRow, writtenPeriod, writtenPlay, writtenStep } from './written.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'teams'>
type Stepped = z.input<typeof agentSalary.daily.value>
type Realtime = z.input<typeof agentSalary.realtime.value>

/** Days of the sums and of the chart, today included. */
const fortnight = 14
const slotsShown = 12

/** What was paid today, this month and in the fortnight, and whether pay waits for room in the wallet. */
function paidSums({ db, clock }: Parts, agreement: Agreement, kind: SalaryKind) {
  const salary: Salary = { accountId: agreement.accountId, kind }
  const now = clock.now()
  const today = dayNumber(now)
  const since = Math.min(startOfMonth(now), startOfDay(now) - (fortnight - 1) * dayLength)
  const days = salaryDays(db, salary, since)
  const sumFrom = (first: number) =>
    fromMinor(days.filter(({ day }) => day >= first).reduce((sum, { amount }) => sum + amount, 0))
  const recent = days.filter(({ day, amount }) => day > today - fortnight && amount > 0)
  const best = recent.toSorted((one, other) => other.amount - one.amount || other.day - one.day)[0]
  const upTo = settledUpTo(db, salary) ?? firstPeriod(agreement, kind)
  return {
    today: { amount: sumFrom(today), settlements: days.find(({ day }) => day === today)?.settlements ?? 0 },
    month: sumFrom(dayNumber(startOfMonth(now))),
    fortnight: sumFrom(today - fortnight + 1),
    best: best ? { date: isoDay(dayStart(best.day)), amount: fromMinor(best.amount) } : null,
    waiting: endOf(kind, upTo) <= now,
  }
}

/** When the running slot is over; null for an agent without a real-time salary. */
function nextRealtime(parts: Parts, accountId: number): number | null {
  const now = parts.clock.now()
  const has = parts.settings.values.realtimeSalary && agreedSalaries(parts, accountId).has('realtime')
  return has ? periodStart('realtime', now) + slotLength : null
}

/** What the running period would pay if it were over now: nothing for one that doesn't count yet. */
export function runningPay(
  parts: Parts,
  agreement: Agreement,
  kind: SalaryKind,
  steps: readonly Step[],
): Pay {
  const from = periodStart(kind, parts.clock.now())
  const play = playWithin(parts, agreement.accountId, { from, to: endOf(kind, from) })
  return paySteps(from < countsFrom(agreement, kind) ? [] : steps, play)
}

/** The page of a salary by steps. @throws Refusal SALARY_NOT_AGREED */
export function steppedSalary(parts: Parts, accountId: number, kind: 'daily' | 'hourly'): Stepped {
  const agreement = requireSalary(parts, accountId, kind)
  const { db, clock } = parts
  const steps = agreement.plan[kind] ?? []
  const now = clock.now()
  const starts = periodStart(kind, now)
  const running = writtenPeriod(kind, starts, runningPay(parts, agreement, kind, steps))
  const shownFrom = kind === 'daily' ? starts - (fortnight - 1) * dayLength : startOfDay(now)
  const { length } = salaryPeriods[kind]
  const shown = salariesWithin(db, { accountId, kind }, Math.min(shownFrom, starts - length), starts)
  const before = shown.findLast((pay) => pay.starts === starts - length)
  return {
    contract: { from: countsFrom(agreement, kind), to: agreement.until, steps: steps.map(writtenStep) },
    now,
    nextRealtime: nextRealtime(parts, accountId),
    running,
    before: before ? settledRow(kind, accountId, steps, before) : null,
    ...paidSums(parts, agreement, kind),
    chart: [
      ...shown.filter((pay) => pay.starts >= shownFrom).map((pay) => writtenPeriod(kind, pay.starts, pay)),
      running,
    ],
  }
}

/** The page of the real-time salary. @throws Refusal SALARY_NOT_AGREED */
export function realtimeSalary(parts: Parts, accountId: number): Realtime {
  const kind = 'realtime'
  const agreement = requireSalary(parts, accountId, kind)
  const { db, clock, teams } = parts
  const share = agreement.plan.realtime ?? { rate: 0, leastValidBet: 0 }
  const now = clock.now()
  const starts = periodStart(kind, now)
  const next = endOf(kind, starts)
  const isCounting = starts >= countsFrom(agreement, kind)
  const running = payShare(
    isCounting ? share : { ...share, rate: 0 },
    playWithin(parts, accountId, { from: starts, to: next }),
  )
  const team = stretchOf(teams.order, teams.order.positionOf(accountId), false)
  const first = starts - slotsShown * slotLength
  const paid = new Map(
    salariesWithin(db, { accountId, kind }, first, starts).map((pay) => [pay.starts, pay.amount]),
  )
  const lastHour = Array.from({ length: slotsShown }, (_, index) => {
    const from = first + index * slotLength
    const { slots } = teams.slots(team, dayNumber(from))
    const play = slots[Math.round((from - startOfDay(from)) / slotLength)] ?? { validBet: 0, players: 0 }
    return { ...writtenPlay(kind, from, play), amount: fromMinor(paid.get(from) ?? 0) }
  })
  return {
    contract: {
      from: countsFrom(agreement, kind),
      to: agreement.until,
      rate: writeRate(share.rate),
      leastValidBet: fromMinor(share.leastValidBet),
    },
    now,
    next,
    running: { ...writtenPlay(kind, starts, running), amount: fromMinor(running.amount) },
    ...paidSums(parts, agreement, kind),
    lastHour,
  }
}
