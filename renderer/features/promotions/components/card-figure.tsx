import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { PromotionTerms } from '#shared/contract/endpoints/promotions.ts'
import { type Headline, headlineOf } from '../model/headline.ts'
import styles from './promotion-card.module.css'

/** The promotion's figure over its picture: "up to ₱5,000". Its title says it too, so it is decoration. */
export function CardFigure({ terms }: { terms: PromotionTerms }) {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const figureOf = (headline: Headline): string => {
    switch (headline.kind) {
      case 'money':
        return formatCurrency(headline.amount, { ...money, form: 'whole' })
      case 'percent':
        return formatPercent(headline.percent, tag)
      case 'points':
        return t('list.points', {
          count: headline.points,
          number: new Intl.NumberFormat(tag, { notation: 'compact' }).format(headline.points),
        })
      case 'times':
        return t('terms.times', { times: headline.times })
    }
  }
  const headline = headlineOf(terms)
  if (!headline) return null
  return (
    <p className={styles.figure} aria-hidden="true">
      <small>{t(`terms.${headline.label}`)}</small>
      <b className="fig">{figureOf(headline)}</b>
    </p>
  )
}
