import { useTranslation } from 'react-i18next'
import type { WithdrawalState as State } from '#shared/contract/endpoints/withdrawals.ts'
import { Tag } from '#ui/tag/tag.tsx'

const tones = {
  review: 'soft',
  paying: 'soft',
  paid: 'primary',
  disputed: 'primary',
  received: 'accent',
  rejected: 'danger',
  failed: 'danger',
} as const

/** Label for a withdrawal's state. */
export function WithdrawalState({ state }: { state: State }) {
  const { t } = useTranslation('withdrawals')
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
