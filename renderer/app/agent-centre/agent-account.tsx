import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IncomeLately } from '#features/agent-income/components/income-lately.tsx'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatCount } from '#lib/i18n/format-count.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useNarrow } from '#lib/media/use-narrow.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAccount } from '../header/use-account.ts'
import styles from '../member-centre/member-account.module.css'

/** The agent's name, rebate rate and size of team. Above a phone's menu also what came in lately. */
export function AgentAccount() {
  const { t } = useTranslation('agent')
  const { tag } = useLanguage()
  const { name, face } = useAccount()
  const narrow = useNarrow()
  const { data } = useQuery({ ...endpointQuery(useGateway(), agentTeam.own, {}), staleTime: 60_000 })
  return (
    <div className={styles.account}>
      <div className={styles.who}>
        <Avatar {...face} />
        <div className="grow">
          <b className="clip">{name ?? <Skeleton width="90px" height="14px" />}</b>
          {data && (
            <small>
              {t('own', {
                rate: data.rate,
                count: data.members,
                members: formatCount(data.members, tag),
              })}
            </small>
          )}
        </div>
      </div>
      {narrow && (
        <div className={styles.balance}>
          {/* Its words may still be on their way. */}
          <Suspense fallback={<Skeleton width="140px" height="34px" />}>
            <IncomeLately />
          </Suspense>
        </div>
      )}
    </div>
  )
}
