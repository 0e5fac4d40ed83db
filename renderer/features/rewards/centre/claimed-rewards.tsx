import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { rewards } from '#shared/contract/endpoints/rewards.ts'
import { Delta } from '#ui/delta/delta.tsx'
import rowStyles from '../claims/rows.module.css'

/** The latest claims. */
export function ClaimedRewards({ list }: { list: ValueOf<typeof rewards.list>['claimed'] }) {
  const { t } = useTranslation('rewards')
  const money = useMoneyFormat()
  return (
    <section className={rowStyles.section}>
      <h2>{t('centre.lastClaimed')}</h2>
      <ul className={rowStyles.list}>
        {list.map(({ orderId, title, amount, createTime }) => (
          <li key={orderId} className={rowStyles.row}>
            <span className={rowStyles.icon}>
              <Check />
            </span>
            <div className={rowStyles.words}>
              <b>{title}</b>
              <small className="num">
                <span>{`${formatMoment(createTime)} · `}</span>
                <bdi translate="no">{orderId}</bdi>
              </small>
            </div>
            <div className={rowStyles.figure}>
              <Delta amount={amount} {...money} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
