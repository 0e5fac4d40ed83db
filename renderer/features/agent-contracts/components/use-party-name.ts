import { useTranslation } from 'react-i18next'
import type { AgentContract } from '#shared/contract/endpoints/agent-contract-schemas.ts'

/** Returns a function that names an upline within a sentence: by its account, or as the operator. */
export function usePartyName() {
  const { t } = useTranslation('agentContracts')
  return ({ account }: AgentContract['upline']): string => account ?? t('theOperator')
}
