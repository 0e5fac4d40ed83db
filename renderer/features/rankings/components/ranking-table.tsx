import { useTranslation } from 'react-i18next'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { RankedPlayer, RankingKind, RankingPeriod } from '#shared/contract/endpoints/rankings.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useOwnPlace } from '../api/use-own-place.ts'
import styles from './ranking-table.module.css'

type RankingTableProps = { kind: RankingKind; period: RankingPeriod; players: readonly RankedPlayer[] }

/** The players behind the first three; the one who looks is marked. */
export function RankingTable({ kind, period, players }: RankingTableProps) {
  const { t } = useTranslation('ranking')
  const { tag } = useLanguage()
  const { data: own } = useOwnPlace(kind, period)
  if (players.length === 0) return null
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t(`title.${kind}`)}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t(`amount.${kind}`)}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ place, customerName, amount }) => (
            <tr key={`${place} ${customerName}`} aria-current={place === own?.place || undefined}>
              <td className="num">{place}</td>
              <td>{place === own?.place ? t('you', { name: customerName }) : customerName}</td>
              <td className="num">{formatMoney(amount, tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The places of seventeen players. */
export const RankingTableSkeleton = () => (
  <div className={styles.frame} aria-hidden="true">
    <div className={styles.skeleton}>
      {Array.from({ length: 17 }, (_, place) => (
        <Skeleton key={place} height="19px" />
      ))}
    </div>
  </div>
)
