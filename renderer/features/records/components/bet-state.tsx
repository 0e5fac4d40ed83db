import { useTranslation } from 'react-i18next'
import type { BetState as State } from '#shared/contract/endpoints/records.ts'
import { Tag } from '#ui/tag/tag.tsx'

const tones = { open: 'primary', settled: 'plain', void: 'soft' } as const

/** Label for a bet's state. */
export function BetState({ state }: { state: State }) {
  const { t } = useTranslation('member')
  return <Tag tone={tones[state]}>{t(`bets.states.${state}`)}</Tag>
}
