import { useTranslation } from 'react-i18next'
import { Centre, type CentreProps } from '../centre/centre.tsx'
import { AgentAccount } from './agent-account.tsx'
import { agentGroups, agentPages, homePage } from './agent-pages.ts'

/** The agent centre. It closes for everybody whose agent check hasn't passed. */
export function AgentCentre(props: CentreProps) {
  const { t } = useTranslation('agent')
  return (
    <Centre
      {...props}
      name="agent"
      title={t('title')}
      pages={agentPages}
      groups={agentGroups}
      pageLabel={(key) => t(`page.${key}`)}
      groupLabel={(group) => t(`group.${group}`)}
      home={homePage}
      account={<AgentAccount />}
    />
  )
}
