import { Gauge } from 'lucide-react'
import { LimitsStatus } from '#features/limits/components/limits-status.tsx'
import type { AccountSection } from '#lib/centre/account-section.ts'
import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** The sections of "My account", in order. */
export const accountSections = [
  {
    key: 'limits',
    Icon: Gauge,
    Status: LimitsStatus,
    part: lazyPart(() =>
      import('#features/limits/components/limits-section.tsx').then(({ LimitsSection }) => LimitsSection),
    ),
  },
] as const satisfies readonly AccountSection[]
