import { BadgePercent, Coins, Gift, ReceiptText, Target } from 'lucide-react'
import { MissionBadge, RewardBadge } from '#features/rewards/centre/badges.tsx'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages of the member centre in menu order. */
export const memberPages = [
  {
    key: 'personalHistoryCopy',
    group: 'records',
    Icon: ReceiptText,
    gate: {},
    part: lazyPart(() =>
      import('#features/records/components/betting-record.tsx').then(({ BettingRecord }) => BettingRecord),
    ),
  },
  {
    key: 'bonusDetails',
    group: 'records',
    Icon: Coins,
    gate: {},
    part: lazyPart(() =>
      import('#features/rewards/bonuses/bonus-details.tsx').then(({ BonusDetails }) => BonusDetails),
    ),
  },
  {
    key: 'rewardCenter',
    group: 'rewards',
    Icon: Gift,
    Badge: RewardBadge,
    gate: {},
    part: lazyPart(() =>
      import('#features/rewards/centre/reward-centre.tsx').then(({ RewardCentre }) => RewardCentre),
    ),
  },
  {
    key: 'missionLeaderboard',
    group: 'rewards',
    Icon: Target,
    Badge: MissionBadge,
    gate: {},
    part: lazyPart(() =>
      import('#features/rewards/missions/mission-leaderboard.tsx').then(
        ({ MissionLeaderboard }) => MissionLeaderboard,
      ),
    ),
  },
  {
    key: 'manualRebate',
    group: 'rewards',
    Icon: BadgePercent,
    gate: {},
    part: lazyPart(() =>
      import('#features/rewards/rebate/rebate-page.tsx').then(({ RebatePage }) => RebatePage),
    ),
  },
] as const satisfies readonly CentrePage[]

/** The groups of the menu in order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const
