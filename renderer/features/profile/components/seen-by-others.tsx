import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { useAvatar } from '../api/use-avatar.ts'
import styles from './profile-section.module.css'

/** How the account looks, and why the profile is asked for. */
export function SeenByOthers() {
  const { t } = useTranslation('account')
  const { data } = useQuery(memberQueries(useGateway()).info())
  const { url } = useAvatar()
  const labels = [data?.clubLabel, ...(data?.memberLabel ?? [])].flatMap((label) => label?.labelName ?? [])
  return (
    <aside className={styles.side}>
      <Card>
        <h3>{t('profile.seen')}</h3>
        <div className={styles.seen}>
          <Avatar size="lg" picture={url} />
          <span className="grow">
            <b className="clip">{data?.nickname || data?.account}</b>
            {labels.length > 0 && <small>{labels.join(' · ')}</small>}
          </span>
        </div>
        <p className="tiny muted">{t('profile.seenNote')}</p>
      </Card>
    </aside>
  )
}
