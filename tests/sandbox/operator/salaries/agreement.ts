import { dayLength, inZone, momentOf, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { type SalaryKind, salaryKinds } from '#shared/contract/endpoints/agent-salary.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { nextPeriod, salaryPeriods } from './periods.ts'
import { planOf, type SalaryPlan } from './plans.ts'

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** How far back hours and slots are paid in a sandbox with a past: half of what days are, because there are so many. */
const pastSlots = 14 * dayLength

/** An agent's contract with the operator. `until` is exclusive. */
export type Agreement = {
  accountId: number
  plan: SalaryPlan
  from: number
  until: number
  opened: number
  seeded: number
  /** When the account was created. */
  created: number
}

/**
 * The contract of an account, or undefined if it has none. Contracts run to the end of the year after the one in which
 * the sandbox was made, and begin with the account, or a year before.
 */
export function agreementOf({ db }: Parts, accountId: number): Agreement | undefined {
  const row = db.get<{ type: number; created: number; opened: string; seeded: string }>(
    `SELECT type, created, (SELECT value FROM meta WHERE key = 'incomeFrom') AS opened,
       (SELECT value FROM meta WHERE key = 'seeded') AS seeded
     FROM accounts WHERE id = ?`,
    accountId,
  )
  if (!row) return undefined
  const plan = planOf(row.type)
  if (!salaryKinds.some((kind) => plan[kind])) return undefined
  const [opened, seeded] = [Number(row.opened), Number(row.seeded)]
  const year = inZone(seeded).getUTCFullYear()
  return {
    accountId,
    plan,
    from: Math.max(startOfDay(row.created), momentOf(year - 1, 0)),
    until: momentOf(year + 2, 0),
    opened: Math.max(opened, row.created),
    seeded,
    created: row.created,
  }
}

/** From when a salary counts: the first whole period after the account was created. */
export const countsFrom = ({ from, created }: Agreement, kind: SalaryKind): number =>
  Math.max(from, nextPeriod(kind, created))

/** When the first period of a kind begins that is paid: after the account was created, and once income is paid at all. */
export const firstPeriod = ({ opened, seeded }: Agreement, kind: SalaryKind): number =>
  nextPeriod(kind, kind === 'daily' ? opened : Math.max(opened, startOfDay(seeded) - pastSlots))

/** The salaries that an account's contract has now, whatever the merchant has switched off. */
export function agreedSalaries(parts: Parts, accountId: number): ReadonlySet<SalaryKind> {
  const agreement = agreementOf(parts, accountId)
  if (!agreement || parts.clock.now() >= agreement.until) return new Set()
  return new Set(salaryKinds.filter((kind) => agreement.plan[kind]))
}

/**
 * The contract of an agent that asks for a salary.
 * @throws Refusal SALARY_NOT_AGREED if the merchant has switched the salary off or the contract doesn't have it
 */
export function requireSalary(
  parts: Pick<Sandbox, 'db' | 'clock' | 'settings'>,
  accountId: number,
  kind: SalaryKind,
): Agreement {
  const agreement = agreementOf(parts, accountId)
  const offered = parts.settings.values[salaryPeriods[kind].booked]
  if (!agreement || !offered || !agreedSalaries(parts, accountId).has(kind))
    throw new Refusal('SALARY_NOT_AGREED')
  return agreement
}
