import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { PointItem } from '#shared/contract/endpoints/points.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { type Holdings, timesAmount } from '../model/trade-rules.ts'
import styles from './redeem.module.css'

type RedeemSummaryProps = {
  item: PointItem
  quantity: number
  holdings: Holdings
  error: string | undefined
}

/** What the order costs, and what is left afterwards. */
export function RedeemSummary({ item, quantity, holdings, error }: RedeemSummaryProps) {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const cost = item.points * quantity
  const left = holdings.points === undefined ? undefined : holdings.points - cost
  return (
    <div className={styles.summary}>
      <Facts>
        <Fact name={t('trade.price', { quantity, points: formatCount(item.points, tag) })}>
          {formatCount(cost, tag)}
        </Fact>
        {item.amount && (
          <Fact name={t('trade.money')}>{formatMoney(timesAmount(item.amount, quantity), tag)}</Fact>
        )}
        {item.worth && (
          <Fact name={t('trade.credit')}>{formatMoney(timesAmount(item.worth, quantity), tag)}</Fact>
        )}
        <Fact name={t('trade.have')}>
          {holdings.points === undefined ? '…' : formatCount(holdings.points, tag)}
        </Fact>
        {left !== undefined && left >= 0 && (
          <Fact name={t('trade.after')} total>
            {t('points', { count: left, points: formatCount(left, tag) })}
          </Fact>
        )}
      </Facts>
      {error && (
        <p role="alert" className={styles.fault}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
