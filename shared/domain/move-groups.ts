import type { EntryKind } from './entry-kinds.ts'

/** Movements of money that an agent sees of its team's accounts, by the group that they are filtered by. */
export const moveGroups = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawalReturn'],
  transfers: ['teamTransfer'],
  bonuses: [
    'welcome',
    'bonus',
    'bonusRemoval',
    'takenBack',
    'reward',
    'rebate',
    'mission',
    'referral',
    'raffle',
    'points',
  ],
  rebates: ['commission', 'dailySalary', 'hourlySalary', 'realtimeSalary', 'dividend'],
} as const satisfies Record<string, readonly EntryKind[]>

export type MoveGroup = keyof typeof moveGroups
export type MoveKind = (typeof moveGroups)[MoveGroup][number]

/** The groups in the order in which they are offered. */
export const moveGroupNames = [
  'deposits',
  'withdrawals',
  'transfers',
  'bonuses',
  'rebates',
] as const satisfies readonly MoveGroup[]

/** The group of a kind; undefined for kinds that an agent doesn't see. */
export const moveGroupOf = (kind: EntryKind): MoveGroup | undefined =>
  moveGroupNames.find((group) => moveGroups[group].some((other) => other === kind))
