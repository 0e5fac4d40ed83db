import { useTranslation } from 'react-i18next'
import { formatCurrency } from '#lib/i18n/format-currency.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useMoneyFormat } from '#lib/queries/use-money-format.ts'
import type { RankedPlayer, RankingKind } from '#shared/contract/endpoints/rankings.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import styles from './podium.module.css'

type PodiumProps = {
  kind: RankingKind
  players: readonly RankedPlayer[]
  isOwn: (player: RankedPlayer) => boolean
}

/** The first three players. The winner is in the middle, above the others. The member's own name is marked. */
export function Podium({ kind, players, isOwn }: PodiumProps) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const money = useMoneyFormat()
  return (
    <ol className={styles.podium}>
      {players.map((player, index) => (
        <li key={`${player.place} ${player.customerName}`} data-place={index + 1}>
          <Card className={styles.player}>
            <span className={`fig ${styles.number}`}>
              <span className="visually-hidden">{t('rank', { place: player.place })}</span>
              <span aria-hidden="true">{player.place}</span>
            </span>
            <Avatar size="lg" />
            <b className="clip">
              {isOwn(player) ? t('you', { name: player.customerName }) : player.customerName}
            </b>
            <span className="tiny faint">{t(`amount.${kind}`)}</span>
            <span className={`fig ${styles.amount}`}>{formatMoney(player.amount, tag)}</span>
            {player.prize != null && (
              <Tag tone="soft">
                {t('prizeOf', { amount: formatCurrency(player.prize, { ...money, form: 'whole' }) })}
              </Tag>
            )}
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
        <Skeleton height={place === 1 ? '284px' : '238px'} />
      </div>
    ))}
  </div>
)
