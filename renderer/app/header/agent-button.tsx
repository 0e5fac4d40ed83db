import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useAgentCheck } from '#lib/session/use-agent-check.ts'
import { Button } from '#ui/button/button.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import styles from './account-area.module.css'

/** Opens the agent centre. Only for agents whose agent check has passed. */
export function AgentButton() {
  const { t } = useTranslation('member')
  const show = useOverlays((state) => state.show)
  if (!useAgentCheck()) return null
  const label = t('places.agent')
  return (
    <Tooltip text={label}>
      <Button className={styles.agent} aria-label={label} onClick={() => show({ name: 'agent' })}>
        <UsersRound />
        <span>{label}</span>
      </Button>
    </Tooltip>
  )
}
