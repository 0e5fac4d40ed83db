import type * as z from 'zod/mini'
import type { agentSalary, SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { teamAccount } from '../teams/overview.ts'
import { firstPeriod, requireSalary } from './agreement.ts'
import { periodStart } from './periods.ts'
import { endOf } from './salary-store.ts'
import { betsWithin, membersWithin } from './team-bets.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'teams'>
type Filter = { kind: SalaryKind; from: number; pageNo: number; pageSize: number }

/**
 * The period that begins at a moment.
 * @throws Refusal SALARY_NOT_AGREED, and SALARY_NOT_FOUND unless a period that counts for the agent begins then
 */
function periodFrom(parts: Parts, accountId: number, { kind, from }: Filter) {
  const first = firstPeriod(requireSalary(parts, accountId, kind), kind)
  if (
    !Number.isSafeInteger(from) ||
    from < first ||
    from > parts.clock.now() ||
    periodStart(kind, from) !== from
  )
    throw new Refusal('SALARY_NOT_FOUND')
  return { from, to: endOf(kind, from) }
}

/** Cuts a page out of a whole list. @throws Refusal PAGE_INVALID */
function cut<Row>(rows: readonly Row[], filter: Filter) {
  const { limit, offset } = pageOf(filter)
  return {
    list: rows.slice(offset, offset + limit),
    total: rows.length,
    totalPages: Math.ceil(rows.length / limit),
  }
}

/** Who bet how much in a period. @throws Refusal SALARY_NOT_AGREED, SALARY_NOT_FOUND, PAGE_INVALID */
export function salaryMembers(
  parts: Parts,
  accountId: number,
  filter: Filter,
): z.input<typeof agentSalary.members.value> {
  const { list, ...page } = cut(membersWithin(parts, accountId, periodFrom(parts, accountId, filter)), filter)
  return {
    ...page,
    list: list.map(({ position, validBet, bets }) => ({
      ...teamAccount(parts.teams.order, position),
      validBet: fromMinor(validBet),
      bets,
    })),
  }
}

/** The bets of an hour or a slot. @throws Refusal SALARY_NOT_AGREED, SALARY_NOT_FOUND, PAGE_INVALID */
export function salaryBets(
  parts: Parts,
  accountId: number,
  filter: Filter,
): z.input<typeof agentSalary.bets.value> {
  if (filter.kind === 'daily') throw new Refusal('SALARY_NOT_FOUND')
  const { list, ...page } = cut(betsWithin(parts, accountId, periodFrom(parts, accountId, filter)), filter)
  return {
    ...page,
    list: list.map(({ betId, time, position, validBet, payout }) => ({
      betId,
      time,
      account: teamAccount(parts.teams.order, position).account,
      validBet: fromMinor(validBet),
      payout: fromMinor(payout),
    })),
  }
}
