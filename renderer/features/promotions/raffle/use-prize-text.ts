import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RaffleDraw } from '#shared/contract/endpoints/promotions.ts'

type Prize = Pick<RaffleDraw, 'amount' | 'points'>

/** A prize in words. `short` leaves out the decimals and the word for cash: "₱500" instead of "₱500 cash". */
export function usePrizeText(): (prize: Prize, form?: 'named' | 'short' | 'exact') => string {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  return ({ amount, points }, form = 'named') => {
    if (amount !== null) {
      const figure = formatCurrency(amount, { ...money, form: form === 'exact' ? 'full' : 'whole' })
      return form === 'named' ? t('raffle.cash', { amount: figure }) : figure
    }
    return points === null
      ? t('raffle.nothing')
      : t('list.points', { count: points, number: formatCount(points, tag) })
  }
}
