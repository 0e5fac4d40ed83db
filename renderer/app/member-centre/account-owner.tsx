import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { formatMonth } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { profile } from '#shared/contract/endpoints/profile.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { useAccount } from '../header/use-account.ts'
import styles from './my-account.module.css'

/** Picture, name, labels and age of the account. */
export function AccountOwner() {
  const { t } = useTranslation('account')
  const { tag } = useLanguage()
  const gateway = useGateway()
  const { face } = useAccount()
  const { data: info } = useQuery(memberQueries(gateway).info())
  const { data: own } = useQuery({ ...endpointQuery(gateway, profile.own, {}), staleTime: 300_000 })
  const labels = [info?.clubLabel, ...(info?.memberLabel ?? [])].flatMap((label) => label?.labelName ?? [])
  return (
    <Card className={styles.owner}>
      <Avatar size="lg" {...face} />
      <div className="grow">
        <h3 className="clip">{info ? info.nickname || info.account : <Skeleton width="120px" />}</h3>
        <p className="small muted">
          {info?.nickname && <span>{`${info.account} · `}</span>}
          {own && <span>{t('since', { month: formatMonth(own.memberSince, tag) })}</span>}
        </p>
        {labels.length > 0 && (
          <p className={styles.labels}>
            {labels.map((label) => (
              <Tag key={label} tone="soft">
                {label}
              </Tag>
            ))}
          </p>
        )}
      </div>
    </Card>
  )
}
