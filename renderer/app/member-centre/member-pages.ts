import { ReceiptText, ShieldCheck } from 'lucide-react'
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
    key: 'securityCenter',
    group: 'account',
    Icon: ShieldCheck,
    gate: {},
    part: lazyPart(() => import('./my-account.tsx').then(({ MyAccount }) => MyAccount)),
  },
] as const satisfies readonly CentrePage[]

/** The groups of the menu in order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const

/** The page that is open by default. */
export const homePage = 'securityCenter' satisfies (typeof memberPages)[number]['key']
