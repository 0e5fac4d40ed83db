import {
  CalendarDays,
  Clock,
  FilePen,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  ReceiptText,
  ScrollText,
  Timer,
  TrendingDown,
  UserRoundPlus,
  UsersRound,
  WalletMinimal,
} from 'lucide-react'
import { ContractBadge } from '#features/agent-contracts/components/contract-badge.tsx'
import { AnnouncementBadge } from '#features/agent-news/components/announcement-badge.tsx'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages of the agent centre in menu order. */
export const agentPages = [
  {
    key: 'agentTeamOverview',
    group: 'team',
    Icon: LayoutDashboard,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-team/components/team-overview.tsx').then(({ TeamOverview }) => TeamOverview),
    ),
  },
  {
    key: 'downline',
    group: 'team',
    Icon: UsersRound,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-downline/components/downline-page.tsx').then(
        ({ DownlinePage }) => DownlinePage,
      ),
    ),
  },
  {
    key: 'registerCentre',
    group: 'team',
    Icon: UserRoundPlus,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-register/components/register-centre.tsx').then(
        ({ RegisterCentre }) => RegisterCentre,
      ),
    ),
  },
  {
    key: 'contracts',
    group: 'team',
    Icon: FilePen,
    Badge: ContractBadge,
    gate: { feature: 'contractDividend' },
    part: lazyPart(() =>
      import('#features/agent-contracts/components/contracts-page.tsx').then(
        ({ ContractsPage }) => ContractsPage,
      ),
    ),
  },
  {
    key: 'announcements',
    group: 'team',
    Icon: Megaphone,
    Badge: AnnouncementBadge,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-news/components/announcements.tsx').then(({ Announcements }) => Announcements),
    ),
  },
  {
    key: 'teamBetting',
    group: 'records',
    Icon: ReceiptText,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-records/components/team-betting.tsx').then(({ TeamBetting }) => TeamBetting),
    ),
  },
  {
    key: 'userLoss',
    group: 'records',
    Icon: TrendingDown,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-records/components/user-loss.tsx').then(({ UserLoss }) => UserLoss),
    ),
  },
  {
    key: 'accountDetails',
    group: 'records',
    Icon: ScrollText,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-records/components/account-details.tsx').then(
        ({ AccountDetails }) => AccountDetails,
      ),
    ),
  },
  {
    key: 'myIncome',
    group: 'income',
    Icon: WalletMinimal,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-income/components/my-income.tsx').then(({ MyIncome }) => MyIncome),
    ),
  },
  {
    key: 'dividendRecord',
    group: 'income',
    Icon: HandCoins,
    gate: { feature: 'contractDividend' },
    part: lazyPart(() =>
      import('#features/agent-dividends/components/dividend-record.tsx').then(
        ({ DividendRecord }) => DividendRecord,
      ),
    ),
  },
  {
    key: 'dailySalary',
    group: 'income',
    Icon: CalendarDays,
    gate: { feature: 'dailySalary' },
    part: lazyPart(() =>
      import('#features/agent-salary/components/daily-salary.tsx').then(({ DailySalary }) => DailySalary),
    ),
  },
  {
    key: 'hourlySalary',
    group: 'income',
    Icon: Clock,
    gate: { feature: 'hourlySalary' },
    part: lazyPart(() =>
      import('#features/agent-salary/components/hourly-salary.tsx').then(({ HourlySalary }) => HourlySalary),
    ),
  },
  {
    key: 'realtimeSalary',
    group: 'income',
    Icon: Timer,
    gate: { feature: 'realtimeSalary' },
    part: lazyPart(() =>
      import('#features/agent-salary/components/realtime-salary.tsx').then(
        ({ RealtimeSalary }) => RealtimeSalary,
      ),
    ),
  },
] as const satisfies readonly CentrePage<string, AgentGroup>[]

/** The groups of the menu in order. */
export const agentGroups = ['team', 'records', 'income'] as const
type AgentGroup = (typeof agentGroups)[number]

/** The page that is open by default. */
export const homePage = 'agentTeamOverview' satisfies (typeof agentPages)[number]['key']
