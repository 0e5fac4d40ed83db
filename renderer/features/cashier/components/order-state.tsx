import { useTranslation } from 'react-i18next'
import type { DepositState } from '#shared/contract/endpoints/cashier.ts'
import { Tag } from '#ui/tag/tag.tsx'

const tones = {
  created: 'primary',
  pending: 'primary',
  credited: 'accent',
  failed: 'danger',
  expired: 'soft',
  cancelled: 'soft',
} as const satisfies Record<DepositState, string>

/** Label for an order's state. */
export function OrderState({ state }: { state: DepositState }) {
  const { t } = useTranslation('cashier')
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
