import { useQuery } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { agentSalary, type SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'

/** Rows of a page of members or bets. */
export const breakdownPerPage = 10

/** The period that is broken down. */
export type Breakdown = { kind: SalaryKind; from: number; page: number }

const inputOf = ({ kind, from, page }: Breakdown) => ({
  kind,
  from,
  pageNo: page,
  pageSize: breakdownPerPage,
})

/** One page of who bet in a period. */
export const useSalaryMembers = (of: Breakdown) =>
  useQuery(recordQuery(useGateway(), agentSalary.members, inputOf(of)))

/** One page of the bets of a period. */
export const useSalaryBets = (of: Breakdown) =>
  useQuery(recordQuery(useGateway(), agentSalary.bets, inputOf(of)))
