import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { pinQuery } from '#ui/second-proof/pin-query.ts'
import { Tag } from '#ui/tag/tag.tsx'

/** Whether the payment password is set, for the list of sections. */
export function PaymentPasswordStatus() {
  const { t } = useTranslation('withdrawals')
  const { data } = useQuery(pinQuery(useGateway()))
  if (!data) return null
  if (data.lockedUntil !== null) return <Tag tone="danger">{t('pin.status.locked')}</Tag>
  return <span>{t(data.set ? 'pin.status.set' : 'pin.status.unset')}</span>
}
