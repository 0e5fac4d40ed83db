import {
  ArrowRightLeft,
  CircleArrowUp,
  CirclePlus,
  ReceiptText,
  ShieldCheck,
  WalletCards,
} from 'lucide-react'
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
