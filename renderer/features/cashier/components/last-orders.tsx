import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { writeMoney } from '#lib/i18n/write-money.ts'
import type { Desk } from '../api/use-desk-view.ts'
import { useLastOrders } from '../api/use-last-orders.ts'
import styles from './last-orders.module.css'
import { OrderState } from './order-state.tsx'

/** The latest orders below the form, each to be opened again. Renders nothing if there are none. */
export function LastOrders({ desk }: { desk: Desk }) {
  const { t } = useTranslation('cashier')
  const { tag } = useLanguage()
  const { data = [] } = useLastOrders()
  if (data.length === 0) return null
  return (
    <section className={styles.last} aria-label={t('last.title')}>
      <header>
        <h2>{t('last.title')}</h2>
        <button type="button" className="touch" onClick={desk.openOrders}>
          {t('last.all')}
        </button>
      </header>
      <ul>
        {data.map(({ orderId, amount, channelName, createTime, state }) => (
          <li key={orderId}>
            <button type="button" onClick={() => desk.openOrder(orderId)}>
              <span>
                <b className="num">{writeMoney(amount, tag)}</b> <span>{channelName}</span>
              </span>
              <small className="num">{formatDayTime(createTime, tag)}</small>
              <OrderState state={state} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
