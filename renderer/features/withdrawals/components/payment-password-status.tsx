import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'

/** Whether the payment password is set, for the list of sections. */
export function PaymentPasswordStatus() {
  const { t } = useTranslation('withdrawals')
  const { code } = useLanguage()
  const { data } = useQuery(withdrawalQueries(useGateway(), code).pin())
  if (!data) return null
  if (data.lockedUntil !== null) return <Tag tone="danger">{t('pin.status.locked')}</Tag>
  return t(data.set ? 'pin.status.set' : 'pin.status.unset')
}
