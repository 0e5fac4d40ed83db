import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { waitingQuery } from './use-rewards.ts'

/** The number of rewards to claim, in the centre's menu. */
export const RewardBadge = () => <Waiting of="rewards" />

/** The number of missions to claim, in the centre's menu. */
export const MissionBadge = () => <Waiting of="missions" />

function Waiting({ of }: { of: 'rewards' | 'missions' }) {
  const { t } = useTranslation('member')
  const { data } = useQuery(waitingQuery(useGateway()))
  const count = data?.[of] ?? 0
  return <Badge count={count} label={t(`badge.${of}`, { count })} />
}
