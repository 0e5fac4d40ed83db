import { useTranslation } from 'react-i18next'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { usePromotions } from '../api/use-promotions.ts'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotion-highlights.module.css'

const shownPromotions = 3

/** The first promotions that run or are about to. Renders nothing when there are none. */
export function PromotionHighlights() {
  const { t } = useTranslation(['content', 'promotions', 'common'])
  const faultMessage = useFaultMessage()
  const { promotions, now, error, isFetching, refetch } = usePromotions()
  const current = promotions?.filter(({ state }) => state !== 'closed').slice(0, shownPromotions)
  if (current?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="promotions">
      <SectionHeading
        id="promotions"
        title={t('promotions.title')}
        action={<MoreLink to={pathTo('promotions')}>{t('common:action.seeAll')}</MoreLink>}
      />
      {!current && error ? (
        <FailureState
          title={t('promotions.failed')}
          retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
        >
          {faultMessage(error)}
        </FailureState>
      ) : (
        <div className={styles.cards} aria-busy={!current}>
          {current?.map((one) => <PromotionCard key={one.promotion.promotionId} {...one} now={now} />) ??
            Array.from({ length: shownPromotions }, (_, place) => (
              <Skeleton key={place} className={styles.coming} height="auto" />
            ))}
        </div>
      )}
    </section>
  )
}
