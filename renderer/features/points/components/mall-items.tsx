import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/failure-state/load-failure.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { pointQueries } from '../api/point-queries.ts'
import { usePoints } from '../api/use-points.ts'
import { filterItems, filterOf, filtersFor, type MallFilter } from '../model/mall-filter.ts'
import { PointItemCard } from './point-item-card.tsx'
import styles from './point-mall-page.module.css'

type MallItemsProps = {
  /** The filter in the address. */
  named: string | null
  onFilter: (filter: MallFilter) => void
  /** Opens an item for redeeming. */
  onRedeem: (itemId: string) => void
}

/** The items of the mall with their prices. */
export function MallItems({ named, onFilter: choose, onRedeem }: MallItemsProps) {
  const { t } = useTranslation('points')
  const { code } = useLanguage()
  const { data: balance } = usePoints()
  const query = useQuery(pointQueries(useGateway()).items(code))
  const { data, error } = query
  const filter = filterOf(named, balance?.points)
  const shown = data && filterItems(data.list, filter, balance?.points)
  return (
    <>
      <div className={styles.bar}>
        <h2 className="visually-hidden">{t('items')}</h2>
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{t('filters')}</legend>
          {filtersFor(balance?.points).map((other) => (
            <Chip key={other} size="sm" pressed={other === filter} onClick={() => choose(other)}>
              {t(`filter.${other}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      {error && !data && <LoadFailure query={query} title={t('failed')} />}
      {data?.list.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {data && data.list.length > 0 && shown?.length === 0 && (
        <EmptyState
          scene="lens"
          title={t('noneMatch')}
          action={<Button onClick={() => choose('all')}>{t('showAll')}</Button>}
        >
          {t('noneMatchHint')}
        </EmptyState>
      )}
      <ul className={styles.items} aria-busy={!data && !error}>
        {shown?.map((item) => (
          <li key={item.itemId}>
            <PointItemCard
              item={item}
              balance={balance?.points}
              onRedeem={() => onRedeem(String(item.itemId))}
            />
          </li>
        ))}
        {!data &&
          !error &&
          Array.from({ length: 8 }, (_, index) => (
            <li key={index} className={styles.place}>
              <Skeleton height="100%" />
            </li>
          ))}
      </ul>
    </>
  )
}
