export const defaultSeed = 88

/** Size of a world: `full` as at an operator, `small` for quick tests. */
export type Scale = 'full' | 'small'

/** Members of a tree, including agents, and the number of agents on each level. */
export type TreeSize = { members: number; agentsByLevel: readonly [number, number, number] }

/** `team` is below the top named agent, `others` are below agents of their own. */
export const scales = {
  full: {
    gameShare: 1,
    team: { members: 50_000, agentsByLevel: [0, 60, 700] },
    others: { members: 4_000, agentsByLevel: [7, 20, 200] },
  },
  small: {
    gameShare: 0.06,
    team: { members: 450, agentsByLevel: [0, 5, 16] },
    others: { members: 150, agentsByLevel: [2, 3, 8] },
  },
} as const satisfies Record<Scale, { gameShare: number; team: TreeSize; others: TreeSize }>
