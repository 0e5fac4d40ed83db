import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatPercent } from '#lib/i18n/format-percent.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { PromotionTerms as Terms } from '#shared/contract/endpoints/promotions.ts'
import { Fact } from '#ui/facts/facts.tsx'

/** What a promotion brings and asks for, as facts. */
export function PromotionTerms({ terms }: { terms: Terms }) {
  const { t } = useTranslation('promotions')
  const money = useMoneyFormat()
  const bonus = useBonusText()(terms)
  const { leastDeposit, turnover, paid, amountOf, pointsTimes } = terms
  return (
    <>
      {bonus !== undefined && <Fact name={t(`terms.${amountOf ?? 'bonus'}`)}>{bonus}</Fact>}
      {pointsTimes != null && (
        <Fact name={t('terms.points')}>{t('terms.times', { times: pointsTimes })}</Fact>
      )}
      {leastDeposit != null && (
        <Fact name={t('terms.leastDeposit')}>{formatCurrency(leastDeposit, money)}</Fact>
      )}
      {turnover != null && (
        <Fact name={t('terms.turnover')}>
          {turnover > 0 ? t('terms.times', { times: turnover }) : t('terms.free')}
        </Fact>
      )}
      {paid && <Fact name={t('terms.paid')}>{paid}</Fact>}
    </>
  )
}

/** The bonus in words: "100%, up to ₱5,000.00", "₱58.00", "Up to 131,000 points". */
function useBonusText(): (terms: Terms) => string | undefined {
  const { t } = useTranslation('promotions')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  const figureOf = ({ percent, amount, points }: Terms) => {
    if (percent != null) return formatPercent(percent, tag)
    if (amount != null) return formatCurrency(amount, money)
    return points == null ? undefined : t('list.points', { count: points, number: formatCount(points, tag) })
  }
  return (terms) => {
    const { percent, amount, upTo } = terms
    const figure = figureOf(terms)
    if (figure === undefined) return undefined
    const named = upTo ? t('terms.upTo', { figure }) : figure
    return percent != null && amount != null
      ? t('terms.percentUpTo', { percent: named, amount: formatCurrency(amount, money) })
      : named
  }
}
