import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { RankedPlayer, RankingKind } from '#shared/contract/endpoints/rankings.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './podium.module.css'

/** The first three players. The winner is in the middle, above the others. */
export function Podium({ kind, players }: { kind: RankingKind; players: readonly RankedPlayer[] }) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  return (
    <ol className={styles.podium}>
      {players.map(({ place, customerName, amount }, index) => (
        <li key={`${place} ${customerName}`} data-place={index + 1}>
          <Card className={styles.player}>
            <span className={`fig ${styles.number}`}>
              <span className="visually-hidden">{t('rank', { place })}</span>
              <span aria-hidden="true">{place}</span>
            </span>
            <Avatar size="lg" />
            <b className="clip">{customerName}</b>
            <span className="tiny faint">{t(`amount.${kind}`)}</span>
            <span className={`fig ${styles.amount}`}>{formatMoney(amount, tag)}</span>
          </Card>
        </li>
      ))}
    </ol>
  )
}

/** Placeholder for the first three. */
export const PodiumSkeleton = () => (
  <div className={styles.podium} aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <div key={place} data-place={place}>
        <Skeleton height={place === 1 ? '258px' : '212px'} />
      </div>
    ))}
  </div>
)
