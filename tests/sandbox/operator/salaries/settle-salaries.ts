import { dayLength, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { type SalaryKind, salaryKinds } from '#shared/contract/endpoints/agent-salary.ts'
import type { Sandbox } from '../sandbox.ts'
import { stretchOf } from '../teams/overview.ts'
import { payIncome } from '../teams/pay-income.ts'
import { type DaySlots, type SlotPlay, slotLength } from '../teams/slots.ts'
import { dayNumber } from '../teams/timeline.ts'
import { type Agreement, agreementOf, firstPeriod } from './agreement.ts'
import { hourLength, salaryPeriods, salaryReference } from './periods.ts'
import { payOf } from './plans.ts'
import { endOf, settledUpTo, writeSalary, writeSettledUpTo } from './salary-store.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'teams'>

/** The days whose hours and slots are settled at most. */
export const longestSlots = 35 * dayLength

/**
 * Pays an agent its salaries for every period that is over, each once and with its end as the time of the booking.
 * Hours and slots are settled for the latest 35 days at most: after a longer jump of the clock, older ones are passed
 * over. Days are settled however many there are. A wallet that is full holds up its own pay, kind by kind.
 */
export function settleSalaries(parts: Parts, accountId: number): void {
  const agreement = agreementOf(parts, accountId)
  if (!agreement) return
  const now = parts.clock.now()
  const end = Math.min(now, agreement.until)
  const kinds = salaryKinds.filter((kind) => agreement.plan[kind])
  const known = kinds.map(
    (kind) => [kind, settledUpTo(parts.db, { accountId, kind }) ?? firstPeriod(agreement, kind)] as const,
  )
  const due = known.filter(([kind, upTo]) => endOf(kind, upTo) <= end)
  if (due.length === 0) return
  const oldest = startOfDay(now) - longestSlots
  const upTo = new Map(due.map(([kind, from]) => [kind, kind === 'daily' ? from : Math.max(from, oldest)]))
  for (let day = startOfDay(Math.min(...upTo.values())); day < end; day += dayLength)
    settleDay(parts, agreement, day, end, upTo)
  for (const [kind, reached] of upTo) writeSettledUpTo(parts.db, { accountId, kind }, reached)
}

/** Settles what ends within a day, in the order of time. `upTo` is moved on by what could be paid. */
function settleDay(
  parts: Parts,
  agreement: Agreement,
  day: number,
  end: number,
  upTo: Map<SalaryKind, number>,
): void {
  const pay = (kind: SalaryKind, starts: number, play: () => SlotPlay | undefined) => {
    if (upTo.get(kind) !== starts || endOf(kind, starts) > end) return
    if (payPeriod(parts, agreement, kind, starts, play() ?? { validBet: 0, players: 0 }))
      upTo.set(kind, endOf(kind, starts))
  }
  const ofSlots = [upTo.get('hourly'), upTo.get('realtime')].some(
    (reached) => reached !== undefined && reached < Math.min(end, day + dayLength),
  )
  if (ofSlots) {
    const { slots, hours } = slotsOf(parts, agreement, day)
    for (const [index, slot] of slots.entries()) {
      const starts = day + index * slotLength
      pay('realtime', starts, () => slot)
      const hour = starts + slotLength - hourLength
      pay('hourly', hour, () => hours[Math.round((hour - day) / hourLength)])
    }
  }
  pay('daily', day, () => dayPlay(parts, agreement, day))
}

const teamOf = ({ teams: { order } }: Parts, { accountId }: Agreement) =>
  stretchOf(order, order.positionOf(accountId), false)

const slotsOf = (parts: Parts, agreement: Agreement, day: number): DaySlots =>
  parts.teams.slots(teamOf(parts, agreement), dayNumber(day))

/** What a whole team bet on a day. */
function dayPlay(parts: Parts, agreement: Agreement, day: number): SlotPlay {
  const team = teamOf(parts, agreement)
  const sums = parts.teams.sums(team, day, day + dayLength)
  return { validBet: sums.sum('validBet', ...team), players: sums.active(...team) }
}

/** Books and keeps a period. Returns false if the wallet can't hold it; the period is then tried again. */
function payPeriod(
  parts: Parts,
  { accountId, plan }: Agreement,
  kind: SalaryKind,
  starts: number,
  play: SlotPlay,
): boolean {
  const pay = payOf(plan, kind, play)
  if (!pay) return true
  const income = { kind: salaryPeriods[kind].booked, accountId, amount: pay.amount }
  if (!payIncome(parts, income, salaryReference(kind, accountId, starts), endOf(kind, starts))) return false
  if (pay.amount !== 0 || kind !== 'realtime') writeSalary(parts.db, { accountId, kind }, { starts, ...pay })
  return true
}
