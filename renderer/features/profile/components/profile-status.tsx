import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { profileQueries } from '../api/profile-queries.ts'
import { filledCount, profileFields } from '../model/profile-form.ts'

/** How much of the profile is filled in. */
export function ProfileStatus() {
  const { t } = useTranslation('account')
  const { data } = useQuery(profileQueries(useGateway()).own())
  if (!data) return null
  return <span>{t('profile.filled', { filled: filledCount(data), total: profileFields.length })}</span>
}
