import {
  CreditCard,
  Gauge,
  IdCard,
  KeyRound,
  LockKeyhole,
  MonitorSmartphone,
  Smartphone,
  UserRoundPen,
} from 'lucide-react'
import { PasswordStatus } from '#features/auth/password/password-status.tsx'
import { ContactsStatus } from '#features/contacts/components/contacts-status.tsx'
import { DevicesStatus } from '#features/devices/components/devices-status.tsx'
import { IdentityStatus } from '#features/identity/components/identity-status.tsx'
import { LimitsStatus } from '#features/limits/components/limits-status.tsx'
import { ProfileStatus } from '#features/profile/components/profile-status.tsx'
import { PaymentPasswordStatus } from '#features/withdrawals/components/payment-password-status.tsx'
import { PayoutStatus } from '#features/withdrawals/components/payout-status.tsx'
import type { AccountSection } from '#lib/centre/account-section.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The sections of "My account", in order. */
export const accountSections = [
  {
    key: 'profile',
    Icon: UserRoundPen,
    Status: ProfileStatus,
    part: lazyPart(() =>
      import('#features/profile/components/profile-section.tsx').then(({ ProfileSection }) => ProfileSection),
    ),
  },
  {
    key: 'contacts',
    Icon: Smartphone,
    Status: ContactsStatus,
    part: lazyPart(() =>
      import('#features/contacts/components/contacts-section.tsx').then(
        ({ ContactsSection }) => ContactsSection,
      ),
    ),
  },
  {
    key: 'password',
    Icon: KeyRound,
    Status: PasswordStatus,
    part: lazyPart(() =>
      import('#features/auth/password/password-section.tsx').then(({ PasswordSection }) => PasswordSection),
    ),
  },
  {
    key: 'paymentPassword',
    Icon: LockKeyhole,
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
  {
    key: 'identity',
    Icon: IdCard,
    flag: 'identityCheck',
    Status: IdentityStatus,
    part: lazyPart(() =>
      import('#features/identity/components/identity-section.tsx').then(
        ({ IdentitySection }) => IdentitySection,
      ),
    ),
  },
  {
    key: 'devices',
    Icon: MonitorSmartphone,
    Status: DevicesStatus,
    part: lazyPart(() =>
      import('#features/devices/components/devices-section.tsx').then(({ DevicesSection }) => DevicesSection),
    ),
  },
  {
    key: 'limits',
    Icon: Gauge,
    Status: LimitsStatus,
    part: lazyPart(() =>
      import('#features/limits/components/limits-section.tsx').then(({ LimitsSection }) => LimitsSection),
    ),
  },
] as const satisfies readonly AccountSection[]
