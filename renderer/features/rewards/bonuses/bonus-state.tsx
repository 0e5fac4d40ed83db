import { useTranslation } from 'react-i18next'
import type { BonusState as State } from '#shared/contract/endpoints/bonuses.ts'
import { Tag } from '#ui/tag/tag.tsx'

const tones = { active: 'soft', met: 'accent', free: 'accent', lost: 'plain', forfeited: 'plain' } as const

/** Label for a bonus's state. */
export function BonusState({ state }: { state: State }) {
  const { t } = useTranslation('rewards')
  return <Tag tone={tones[state]}>{t(`bonus.states.${state}`)}</Tag>
}
