/** How big a world is: `full` is what an operator has, `small` what a quick test needs. */
export type Scale = 'full' | 'small'

/** Members of a tree, agents among them, and how many of those stand on each level. */
export type TreeSize = { members: number; agentsByLevel: readonly [number, number, number] }

/** `team` hangs below the named agent on top, `others` below agents of their own. */
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
