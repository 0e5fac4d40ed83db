import {
  BatteryCharging,
  Gift,
  Headphones,
  RotateCw,
  SignalHigh,
  Smartphone,
  TicketPercent,
  Utensils,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/i18n/format-count.ts'
import { formatMoney, formatMoneyShort } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { PointItem } from '#shared/contract/endpoints/points.ts'
import { Button } from '#ui/button/button.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './point-item-card.module.css'

/** The icon of each kind of item, and the hue of its background. */
const looks = {
  bonus: { icon: TicketPercent, hue: 74 },
  spins: { icon: RotateCw, hue: 340 },
  load: { icon: SignalHigh, hue: 205 },
  meal: { icon: Utensils, hue: 45 },
  sound: { icon: Headphones, hue: 285 },
  power: { icon: BatteryCharging, hue: 150 },
  phone: { icon: Smartphone, hue: 240 },
  thing: { icon: Gift, hue: 28 },
} as const satisfies Record<string, { icon: typeof Gift; hue: number }>

const isKnown = (kind: string): kind is keyof typeof looks => Object.hasOwn(looks, kind)

type PointItemCardProps = {
  item: PointItem
  /** The member's points. Undefined for visitors and until they have loaded. */
  balance: number | undefined
  onRedeem: () => void
}

/** An item of the mall: name, price, stock and whether the member has enough points. */
export function PointItemCard({ item, balance, onRedeem }: PointItemCardProps) {
  const { t } = useTranslation('points')
  const { tag } = useLanguage()
  const { name, kind, points, amount, worth, quantity, availableQuantity: available, status } = item
  const { icon: Icon, hue } = looks[isKnown(kind) ? kind : 'thing']
  const missing = Math.max(0, points - (balance ?? points))
  return (
    <article className={styles.item} data-gone={status === 'open' ? undefined : ''}>
      <div className={styles.picture} style={{ '--hue': hue }} aria-hidden="true">
        {worth ? <span className="fig">{formatMoneyShort(worth, tag)}</span> : <Icon />}
      </div>
      <div className={styles.body}>
        <h3>{name}</h3>
        <p className="tiny faint num">
          {t('left', { available: formatCount(available, tag), quantity: formatCount(quantity, tag) })}
        </p>
        <p className={styles.price}>
          <span className="fig">{t('points', { count: points, points: formatCount(points, tag) })}</span>
          {amount && <span className="small muted">{t('plus', { amount: formatMoney(amount, tag) })}</span>}
        </p>
        <div className={styles.foot}>
          {status === 'open' ? (
            <>
              <Button
                variant="accent"
                size="sm"
                disabled={missing > 0}
                aria-label={t('redeemItem', { name })}
                onClick={onRedeem}
              >
                {t('redeem')}
              </Button>
              {missing > 0 && (
                <span className="tiny faint">
                  {t('short', { count: missing, points: formatCount(missing, tag) })}
                </span>
              )}
            </>
          ) : (
            <Tag>{t(`status.${status}`)}</Tag>
          )}
        </div>
      </div>
    </article>
  )
}
