import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import { type Amount, compareAmounts, fromMinor } from '#shared/domain/money.ts'

/** Says how much must be bet before a credit may be withdrawn. */
export function useTurnoverText(): (required: Amount) => string {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  return (required) =>
    compareAmounts(required, fromMinor(0)) > 0
      ? t('turnover.some', { amount: formatCurrency(required, money) })
      : t('turnover.none')
}
