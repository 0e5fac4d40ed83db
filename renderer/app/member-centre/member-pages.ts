import {
  ArrowRightLeft,
  ChartLine,
  CircleArrowUp,
  CirclePlus,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UserPlus,
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
