import { CreditCard, KeyRound } from 'lucide-react'
import { PaymentPasswordStatus } from '#features/withdrawals/components/payment-password-status.tsx'
import { PayoutStatus } from '#features/withdrawals/components/payout-status.tsx'
import type { AccountSection } from '#lib/centre/account-section.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The sections of "My account", in order. */
export const accountSections = [
  {
    key: 'paymentPassword',
    Icon: KeyRound,
    Status: PaymentPasswordStatus,
    part: lazyPart(() =>
      import('#features/withdrawals/components/payment-password-section.tsx').then(
        ({ PaymentPasswordSection }) => PaymentPasswordSection,
      ),
    ),
  },
  {
    key: 'payoutAccounts',
    Icon: CreditCard,
    Status: PayoutStatus,
    part: lazyPart(() =>
      import('#features/withdrawals/components/payout-section.tsx').then(
        ({ PayoutSection }) => PayoutSection,
      ),
    ),
  },
] as const satisfies readonly AccountSection[]
