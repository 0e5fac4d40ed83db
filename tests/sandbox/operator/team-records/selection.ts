import type { TeamAccount } from '#shared/contract/endpoints/agent-team.ts'
import { stretchOf, teamAccount } from '../teams/overview.ts'
import type { Stretch, TeamOrder } from '../teams/team-order.ts'

/** Whose records are asked for, as the contract defines it. */
export type Whose = {
  accountId?: string | undefined
  search?: string | undefined
  scope?: 'direct' | 'all' | undefined
}

/** The accounts of a team that a filter names. */
export type Selection = {
  /** Position of the calling agent. */
  agent: number
  /** Position of the account whose team or line it is. */
  base: number
  stretch: Stretch
  /** Within the stretch, ascending. */
  positions: Int32Array
  /** Whether the positions are the whole stretch. */
  whole: boolean
  /** The same for the same accounts of the same base. */
  key: string
}

/** Selects accounts below an agent, or of a downline's line, by a part of their name. */
export function selectAccounts(order: TeamOrder, agentId: number, whose: Whose): Selection {
  const agent = order.positionOf(agentId)
  const base = whose.accountId === undefined ? agent : order.positionOf(Number(whose.accountId))
  const stretch = stretchOf(order, base, base !== agent)
  const [start, end] = stretch
  const search = (whose.search ?? '').trim().toLowerCase()
  const direct = whose.scope === 'direct'
  const { searchNames } = order
  const positions = new Int32Array(end - start)
  let count = 0
  for (let position = start; position < end; position += 1) {
    if (direct && order.parents[position] !== base) continue
    if (search && !searchNames[position]?.includes(search)) continue
    positions[count++] = position
  }
  return {
    agent,
    base,
    stretch,
    positions: positions.subarray(0, count),
    whole: count === positions.length,
    key: JSON.stringify([start, end, base, direct, search]),
  }
}

/** The way from the agent to the account whose line is shown. */
export const pathOf = (order: TeamOrder, agent: number, position: number): TeamAccount[] =>
  order.path(agent, position).map((step) => teamAccount(order, step))

/** Who an account is to the agent. */
export const holderOf = (order: TeamOrder, agent: number, position: number) => ({
  ...teamAccount(order, position),
  level: (order.depths[position] ?? 0) - (order.depths[agent] ?? 0),
  upline: teamAccount(order, order.parents[position] ?? agent),
})
