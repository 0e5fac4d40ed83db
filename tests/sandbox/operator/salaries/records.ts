import type * as z from 'zod/mini'
import type { agentSalary, SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { checkMoments, pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { writeRate } from '../teams/rates.ts'
import { slotLength } from '../teams/slots.ts'
import { countsFrom, firstPeriod, requireSalary } from './agreement.ts'
import { nextPeriod, periodStart, salaryReference } from './periods.ts'
import { endOf, type Salary, salaryPage, settledUpTo } from './salary-store.ts'
import { runningPay } from './summaries.ts'
import { countingRow, settledRow, writtenPlay } from './written.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'teams'>
type Filter = { from: number; to: number; pageNo: number; pageSize: number }
type SteppedPage = z.input<typeof agentSalary.days.value>
type SlotPage = z.input<typeof agentSalary.slots.value>

/**
 * One page of the days or hours that begin within a range, the running one first. Sums include the running one.
 * @throws Refusal SALARY_NOT_AGREED, RANGE_INVALID, PAGE_INVALID
 */
export function steppedPage(
  parts: Parts,
  accountId: number,
  kind: 'daily' | 'hourly',
  filter: Filter,
): SteppedPage {
  const agreement = requireSalary(parts, accountId, kind)
  checkMoments(filter.from, filter.to)
  const { limit, offset } = pageOf(filter)
  const steps = agreement.plan[kind] ?? []
  const starts = periodStart(kind, parts.clock.now())
  const isRunning = starts >= Math.max(filter.from, countsFrom(agreement, kind)) && starts < filter.to
  const running = isRunning ? runningPay(parts, agreement, kind, steps) : undefined
  const isShown = running !== undefined && offset === 0
  const { list, sums } = salaryPage(
    parts.db,
    { accountId, kind },
    { from: filter.from, before: filter.to },
    { limit: isShown ? limit - 1 : limit, offset: running && !isShown ? offset - 1 : offset },
  )
  const total = sums.count + (running ? 1 : 0)
  return {
    list: [
      ...(isShown ? [countingRow(kind, starts, running)] : []),
      ...list.map((pay) => settledRow(kind, accountId, steps, pay)),
    ],
    total,
    totalPages: Math.ceil(total / limit),
    totals: {
      validBet: fromMinor(sums.validBet + (running?.validBet ?? 0)),
      amount: fromMinor(sums.amount + (running?.amount ?? 0)),
      settlements: sums.settlements,
    },
  }
}

/**
 * One page of the slots that were paid and lie wholly within a range.
 * @throws Refusal SALARY_NOT_AGREED, RANGE_INVALID, PAGE_INVALID
 */
export function slotPage(parts: Parts, accountId: number, filter: Filter): SlotPage {
  const kind: SalaryKind = 'realtime'
  const agreement = requireSalary(parts, accountId, kind)
  checkMoments(filter.from, filter.to)
  const { limit, offset } = pageOf(filter)
  const salary: Salary = { accountId, kind }
  // A slot is settled when it is over, so the latest one begins a slot's length before the end.
  const before = periodStart(kind, filter.to)
  const { list, sums } = salaryPage(parts.db, salary, { from: filter.from, before }, { limit, offset })
  const first = firstPeriod(agreement, kind)
  const upTo = settledUpTo(parts.db, salary) ?? first
  const settled = Math.min(before, upTo) - Math.max(nextPeriod(kind, filter.from), first)
  return {
    list: list.map((pay) => ({
      ...writtenPlay(kind, pay.starts, pay),
      rate: writeRate(pay.rate),
      amount: fromMinor(pay.amount),
      paid: endOf(kind, pay.starts),
      order: salaryReference(kind, accountId, pay.starts),
    })),
    total: sums.count,
    totalPages: Math.ceil(sums.count / limit),
    totals: {
      validBet: fromMinor(sums.validBet),
      amount: fromMinor(sums.amount),
      settlements: sums.settlements,
      slots: Math.max(0, Math.round(settled / slotLength)),
    },
  }
}
