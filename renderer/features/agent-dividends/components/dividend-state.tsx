import { useTranslation } from 'react-i18next'
import type { DividendState as State } from '#shared/contract/endpoints/agent-dividends.ts'
import { Tag, type TagProps } from '#ui/tag/tag.tsx'

const tones = {
  ready: 'soft',
  requested: 'soft',
  checked: 'soft',
  paid: 'accent',
  rejected: 'danger',
  none: 'plain',
  lapsed: 'plain',
} as const satisfies Record<State, TagProps['tone']>

/** The state of a dividend. */
export function DividendState({ state }: { state: State }) {
  const { t } = useTranslation('agentDividends')
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
