import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentIncome } from '#shared/contract/endpoints/agent-income.ts'

/** The whole answer for a range. */
export type Income = ValueOf<typeof agentIncome.overview>
/** One day of it. */
export type IncomeDay = Income['days'][number]
