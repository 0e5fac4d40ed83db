import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/badge/badge.tsx'
import { useContractsWaiting } from '../api/use-contracts.ts'

/** The number of offers and requests that wait for the agent, for the centre's menu. */
export function ContractBadge() {
  const { t } = useTranslation('agentContracts')
  const count = useContractsWaiting()
  return <Badge count={count} label={t('waiting', { count })} />
}
