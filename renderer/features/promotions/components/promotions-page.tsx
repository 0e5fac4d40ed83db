import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { usePromotions } from '../api/use-promotions.ts'
import { chosenType, countTypes, ofType, type TypeChoice } from '../model/promotion-types.ts'
import { PromotionCard } from './promotion-card.tsx'
import { PromotionTypes } from './promotion-types.tsx'
import styles from './promotions-page.module.css'

/** The promotions, filtered by the type in the address. */
export function PromotionsPage() {
  const { t } = useTranslation(['content', 'promotions', 'common'])
  const faultMessage = useFaultMessage()
  const [query, setQuery] = useSearchParams()
  const { promotions, now, error, isFetching, refetch } = usePromotions()
  const chosen = chosenType(query.get('type'))
  const plain = promotions?.map(({ promotion }) => promotion)
  const shown = plain && new Set(ofType(plain, chosen))

  const choose = (choice: TypeChoice) =>
    setQuery(
      (before) => {
        const { type: _, ...others } = Object.fromEntries(before)
        return choice === 'all' ? others : { ...others, type: choice }
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <div className={styles.page}>
      <PageHead title={t('promotions.title')} />
      <PromotionTypes counts={plain && countTypes(plain)} chosen={chosen} onChoose={choose} />
      {error && !promotions && (
        <FailureState
          title={t('promotions.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      )}
      {shown?.size === 0 && (
        <EmptyState
          title={
            chosen === 'all'
              ? t('promotions.none')
              : t('promotions.noneOf', { type: t(`promotions.type.${chosen}`) })
          }
          action={chosen !== 'all' && <Button onClick={() => choose('all')}>{t('promotions.seeAll')}</Button>}
        >
          {t('promotions.noneHint')}
        </EmptyState>
      )}
      <h2 className="visually-hidden">{t(`promotions.type.${chosen}`)}</h2>
      <div className={styles.grid} aria-busy={!promotions && !error}>
        {promotions?.map(
          (one) =>
            shown?.has(one.promotion) && <PromotionCard key={one.promotion.promotionId} {...one} now={now} />,
        )}
        {!promotions &&
          !error &&
          Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={styles.waiting} height="auto" />
          ))}
      </div>
    </div>
  )
}
