import { LayoutDashboard, Megaphone, UserRoundPlus, UsersRound } from 'lucide-react'
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
    key: 'announcements',
    group: 'team',
    Icon: Megaphone,
    Badge: AnnouncementBadge,
    gate: {},
    part: lazyPart(() =>
      import('#features/agent-news/components/announcements.tsx').then(({ Announcements }) => Announcements),
    ),
  },
] as const satisfies readonly CentrePage<string, AgentGroup>[]

/** The groups of the menu in order. */
export const agentGroups = ['team', 'records', 'income'] as const
type AgentGroup = (typeof agentGroups)[number]

/** The page that is open by default. */
export const homePage = 'agentTeamOverview' satisfies (typeof agentPages)[number]['key']
