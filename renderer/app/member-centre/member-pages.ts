import { Mail, ReceiptText } from 'lucide-react'
import { UnreadBadge } from '#features/messages/components/unread-badge.tsx'
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
