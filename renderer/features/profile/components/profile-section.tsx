import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { CentreHead } from '#ui/centre-shell/centre-slots.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { profileQueries } from '../api/profile-queries.ts'
import { AvatarChoice } from './avatar-choice.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-section.module.css'
import { SeenByOthers } from './seen-by-others.tsx'

/** The member's picture and profile. */
export function ProfileSection() {
  const { t } = useTranslation(['account', 'common'])
  const faultMessage = useFaultMessage()
  const { data, error, isFetching, refetch } = useQuery(profileQueries(useGateway()).own())
  return (
    <>
      <CentreHead note={t('profile.note')} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <AvatarChoice />
          {data && <ProfileForm own={data} />}
          {!data && !error && <Skeleton height="420px" />}
          {!data && error && (
            <FailureState
              title={t('profile.failed')}
              retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
            >
              {faultMessage(error)}
            </FailureState>
          )}
        </div>
        <SeenByOthers />
      </div>
    </>
  )
}
