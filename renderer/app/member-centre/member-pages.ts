import { CircleArrowUp, ReceiptText } from 'lucide-react'
import type { CentrePage } from '#lib/centre/centre-page.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The pages of the member centre in menu order. */
export const memberPages = [
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
    key: 'personalHistoryCopy',
    group: 'records',
    Icon: ReceiptText,
    gate: {},
    part: lazyPart(() =>
      import('#features/records/components/betting-record.tsx').then(({ BettingRecord }) => BettingRecord),
    ),
  },
] as const satisfies readonly CentrePage[]

/** The groups of the menu in order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const
