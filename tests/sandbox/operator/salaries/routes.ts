import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { salaryBets, salaryMembers } from './details.ts'
import { slotPage, steppedPage } from './records.ts'
import { realtimeSalary, steppedSalary } from './summaries.ts'

/** An agent's salaries. What is due has been settled before each call. */
export const agentSalaryHandlers = (sandbox: Sandbox): Handlers<typeof contract.agentSalary> => ({
  daily: ({ member }) => steppedSalary(sandbox, member.id, 'daily'),
  days: ({ member, input }) => steppedPage(sandbox, member.id, 'daily', input),
  hourly: ({ member }) => steppedSalary(sandbox, member.id, 'hourly'),
  hours: ({ member, input }) => steppedPage(sandbox, member.id, 'hourly', input),
  realtime: ({ member }) => realtimeSalary(sandbox, member.id),
  slots: ({ member, input }) => slotPage(sandbox, member.id, input),
  members: ({ member, input }) => salaryMembers(sandbox, member.id, input),
  bets: ({ member, input }) => salaryBets(sandbox, member.id, input),
})
