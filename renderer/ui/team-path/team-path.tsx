import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TeamAccount } from '#shared/contract/endpoints/agent-team.ts'
import styles from './team-path.module.css'

type TeamPathProps = {
  /** From the agent's direct downline to the account shown. Nothing is rendered for an empty one. */
  path: readonly TeamAccount[]
  /** Called with undefined for the agent's whole team. */
  onOpen: (accountId: string | undefined) => void
}

/** Where in the team the shown account is, with a way to each account above it. */
export function TeamPath({ path, onOpen }: TeamPathProps) {
  const { t } = useTranslation('agentTeam')
  if (path.length === 0) return null
  const steps = [{ accountId: undefined, account: t('path.you') }, ...path]
  return (
    <nav aria-label={t('path.label')} className={styles.path}>
      <ol>
        {steps.map(({ accountId, account }, index) => (
          <li key={accountId ?? 'you'}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {index === steps.length - 1 ? (
              <b aria-current="location">{account}</b>
            ) : (
              <button type="button" className="touch" onClick={() => onOpen(accountId)}>
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
