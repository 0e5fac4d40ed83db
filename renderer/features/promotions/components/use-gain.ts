import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { Application } from '#shared/contract/endpoints/promotions.ts'

/** What an application brings, in words: "₱58.00" or "12,000 points". Undefined until it is decided. */
export function useGain({ amount, points }: Pick<Application, 'amount' | 'points'>): string | undefined {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  if (amount !== null) return formatCurrency(amount, money)
  return points === null ? undefined : t('list.points', { count: points, number: formatCount(points, tag) })
}
