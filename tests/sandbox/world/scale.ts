/** How big a world is: `full` is what an operator has, `small` what a quick test needs. */
export type Scale = 'full' | 'small'

export const scales = {
  full: { gameShare: 1, members: 50_000, agentsByLevel: [8, 80, 900] },
  small: { gameShare: 0.06, members: 600, agentsByLevel: [3, 8, 24] },
} as const satisfies Record<
  Scale,
  { gameShare: number; members: number; agentsByLevel: readonly [number, number, number] }
>
