import {
  ArrowRightLeft,
  BadgePercent,
  ChartLine,
  CircleArrowUp,
  CirclePlus,
  Coins,
  Gift,
  Mail,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Target,
  UserPlus,
  WalletCards,
} from 'lucide-react'
import { UnreadBadge } from '#features/messages/components/unread-badge.tsx'
import { MissionBadge, RewardBadge } from '#features/rewards/centre/badges.tsx'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages of the member centre in menu order. */
export const memberPages = [
  {
    key: 'transferFund',
    group: 'money',
    Icon: WalletCards,
    gate: {},
    part: lazyPart(() =>
      import('#features/wallets/components/my-wallet.tsx').then(({ MyWallet }) => MyWallet),
    ),
  },
  {
    key: 'depositv2',
    group: 'money',
    Icon: CirclePlus,
    gate: {},
    part: lazyPart(() =>
      import('#features/cashier/components/deposit-centre-page.tsx').then(
        ({ DepositCentrePage }) => DepositCentrePage,
      ),
    ),
  },
  {
    key: 'withdraw',
    group: 'money',
    Icon: CircleArrowUp,
    gate: {},
    part: lazyPart(() =>
      import('#features/withdrawals/components/withdraw-page.tsx').then(({ WithdrawPage }) => WithdrawPage),
    ),
  },
  {
    key: 'transferUpline',
    group: 'money',
    Icon: ArrowRightLeft,
    gate: {},
    part: lazyPart(() =>
      import('#features/transfers/components/transfer-page.tsx').then(({ TransferPage }) => TransferPage),
    ),
  },
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
    key: 'transactionHistory',
    group: 'records',
    Icon: ScrollText,
    gate: {},
    part: lazyPart(() =>
      import('#features/records/components/account-record.tsx').then(({ AccountRecord }) => AccountRecord),
    ),
  },
  {
    key: 'personalProfit',
    group: 'records',
    Icon: ChartLine,
    gate: {},
    part: lazyPart(() =>
      import('#features/records/components/profit-page.tsx').then(({ ProfitPage }) => ProfitPage),
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
  {
    key: 'referral',
    group: 'rewards',
    Icon: UserPlus,
    gate: {},
    part: lazyPart(() =>
      import('#features/referral/components/referral-page.tsx').then(({ ReferralPage }) => ReferralPage),
    ),
  },
  {
    key: 'securityCenter',
    group: 'account',
    Icon: ShieldCheck,
    gate: {},
    part: lazyPart(() => import('./my-account.tsx').then(({ MyAccount }) => MyAccount)),
  },
  {
    key: 'messageV2',
    group: 'account',
    Icon: Mail,
    Badge: UnreadBadge,
    gate: {},
    part: lazyPart(() => import('./messages-page.tsx').then(({ MessagesPage }) => MessagesPage)),
  },
] as const satisfies readonly CentrePage[]

/** The groups of the menu in order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const

/** The page that is open by default. */
export const homePage = 'securityCenter' satisfies (typeof memberPages)[number]['key']
