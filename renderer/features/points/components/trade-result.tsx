import { Check, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { PointOrder } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import styles from './redeem.module.css'

type TradeResultProps = { order: PointOrder; onDone: () => void; onOrders: () => void }

/** What a trade brought, or what happens with it next. */
export function TradeResult({ order, onDone, onOrders }: TradeResultProps) {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const { state, credited, name, quantity, points, amount, orderId } = order
  const isWaiting = state === 'inProcess'
  return (
    <div className={styles.form}>
      <div role="status">
        <Notice icon={isWaiting ? <Hourglass /> : <Check />}>
          <b>
            {credited
              ? t('result.credited', { amount: formatMoney(credited, tag) })
              : t(isWaiting ? 'result.ordered' : 'result.approved')}
          </b>
          {isWaiting && <span>{` ${t('result.waiting')}`}</span>}
        </Notice>
      </div>
      <Facts>
        {name && <Fact name={t('orders.item')}>{t('orders.times', { quantity, name })}</Fact>}
        <Fact name={t('orders.points')}>{formatCount(points, tag)}</Fact>
        {amount && <Fact name={t('trade.money')}>{formatMoney(amount, tag)}</Fact>}
        <Fact exact name={t('orders.number')}>
          {orderId}
        </Fact>
      </Facts>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          {t('result.done')}
        </Button>
        <Button onClick={onOrders}>{t('tab.orders')}</Button>
      </div>
    </div>
  )
}
