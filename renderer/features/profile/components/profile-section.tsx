import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { profileQueries } from '../api/profile-queries.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-section.module.css'
import { SeenByOthers } from './seen-by-others.tsx'

/** The member's picture and profile. */
export function ProfileSection() {
  const { t } = useTranslation('account')
  const query = useQuery(profileQueries(useGateway()).own())
  const { data, error } = query
  return (
    <>
      <CentreHead note={t('profile.note')} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <AvatarChoice />
          {data && <ProfileForm own={data} />}
          {!data && !error && <Skeleton height="420px" />}
          {!data && error && <LoadFailure query={query} title={t('profile.failed')} />}
        </div>
        <SeenByOthers />
      </div>
    </>
  )
}
