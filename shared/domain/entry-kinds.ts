/** Every kind of change to a member's money, by the group that the account record filters for. */
export const entryGroups = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal', 'withdrawalReturn', 'feeReturn'],
  transfers: ['transfer', 'teamTransfer'],
  play: ['bet', 'win', 'freeRound', 'promotion', 'jackpot', 'rollback'],
  bonuses: [
    'welcome',
    'bonus',
    'bonusRemoval',
    'takenBack',
    'reward',
    'rebate',
    'mission',
    'referral',
    'commission',
    'dailySalary',
    'hourlySalary',
    'realtimeSalary',
    'dividend',
    'raffle',
    'points',
  ],
  others: ['opening', 'playCredit', 'fee', 'pointsPurchase', 'adjustment'],
} as const

export type EntryGroup = keyof typeof entryGroups
export type EntryKind = (typeof entryGroups)[EntryGroup][number]

/** The groups in the order in which they are offered. */
export const entryGroupNames = [
  'deposits',
  'withdrawals',
  'transfers',
  'play',
  'bonuses',
  'others',
] as const satisfies readonly EntryGroup[]

/** The group of a kind. */
export function groupOf(kind: EntryKind): EntryGroup {
  const kinds: Record<EntryGroup, readonly EntryKind[]> = entryGroups
  return entryGroupNames.find((group) => kinds[group].includes(kind)) ?? 'others'
}
