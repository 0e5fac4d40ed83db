import { ChartLine, ReceiptText, ScrollText, UserPlus } from 'lucide-react'
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
    key: 'referral',
    group: 'rewards',
    Icon: UserPlus,
    gate: {},
    part: lazyPart(() =>
      import('#features/referral/components/referral-page.tsx').then(({ ReferralPage }) => ReferralPage),
    ),
  },
] as const satisfies readonly CentrePage[]

/** The groups of the menu in order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const
