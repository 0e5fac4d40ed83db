import { useTranslation } from 'react-i18next'
import type { Downline } from '#shared/contract/endpoints/agent-team.ts'
import { Tag } from '#ui/tag/tag.tsx'

/** Whether a member of the team plays. */
export function DownlineState({ state }: Pick<Downline, 'state'>) {
  const { t } = useTranslation('agentDownline')
  return <Tag tone={state === 'active' ? 'accent' : 'plain'}>{t(`state.${state}`)}</Tag>
}
