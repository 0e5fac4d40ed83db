import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { withdrawalQueries } from '../api/withdrawal-queries.ts'

/** How many payout accounts there are, for the list of sections. */
export function PayoutStatus() {
  const { t } = useTranslation('withdrawals')
  const { code } = useLanguage()
  const { data } = useQuery(withdrawalQueries(useGateway(), code).accounts())
  if (!data) return null
  const { accounts, most } = data
  return <span>{t('payout.used', { used: accounts.length, most })}</span>
}
