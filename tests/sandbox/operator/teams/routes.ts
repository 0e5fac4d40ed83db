import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { downlineDetail } from './downline-detail.ts'
import { listDownlines } from './downlines.ts'
import { messageDownline, messageDownlines } from './message-team.ts'
import { teamOverview } from './overview.ts'
import { writeRate } from './rates.ts'
import { setDownlineRate } from './set-rate.ts'

/** An agent's team. The gateway has checked that the caller is an agent and that the account is in its team. */
export function agentTeamHandlers(sandbox: Sandbox): Handlers<typeof contract.agentTeam> {
  const { teams, clock } = sandbox
  return {
    overview: ({ member, input }) => teamOverview(sandbox, member.id, input),
    downlines: ({ member, input }) => listDownlines(sandbox, member.id, input),
    downline: ({ member, input }) => downlineDetail(sandbox, member, input),
    setRate: ({ member, input }) => setDownlineRate(sandbox, member.id, input.accountId, input.rate),
    message: ({ member, input }) => messageDownline(sandbox, member, input),
    messageAll: ({ member, input }) => messageDownlines(sandbox, member, input),
    own: ({ member }) => {
      const { order, rates } = teams
      const agent = order.positionOf(member.id)
      const [start, end] = [agent + 1, order.ends[agent] ?? agent + 1]
      const depth = order.depths[agent] ?? 0
      return {
        rate: writeRate(rates.rate(agent, clock.now())),
        members: order.teamSize(agent),
        agents: order.isAgent.subarray(start, end).reduce((sum, one) => sum + one, 0),
        levels: order.depths.subarray(start, end).reduce((most, one) => Math.max(most, one - depth), 0),
      }
    },
  }
}
