import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAccount } from '../header/use-account.ts'
import styles from '../member-centre/member-account.module.css'

/** The agent's name, rebate rate and size of team. */
export function AgentAccount() {
  const { t } = useTranslation('agent')
  const { tag } = useLanguage()
  const { name, face } = useAccount()
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
                members: new Intl.NumberFormat(tag).format(data.members),
              })}
            </small>
          )}
        </div>
      </div>
    </div>
  )
}
