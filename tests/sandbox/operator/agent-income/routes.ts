import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { incomeBookings, rebateLines } from './income-day.ts'
import { incomeOverview } from './income-overview.ts'

/** What an agent is paid. The gateway has checked that the caller is an agent. */
export function agentIncomeHandlers(sandbox: Sandbox): Handlers<typeof contract.agentIncome> {
  return {
    overview: ({ member, input }) => incomeOverview(sandbox, member.id, input),
    rebates: ({ member, input }) => rebateLines(sandbox, member.id, input),
    bookings: ({ member, input }) => incomeBookings(sandbox, member.id, input),
  }
}
