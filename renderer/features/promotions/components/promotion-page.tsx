import { brand } from 'virtual:brand'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useDocumentTitle } from '#lib/document-title/use-document-title.ts'
import { useFaultMessage } from '#lib/gateway/use-fault-message.ts'
import { useWide } from '#lib/media/use-wide.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import { useRole } from '#lib/session/use-role.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FailureState } from '#ui/failure-state/failure-state.tsx'
import { GamePicture } from '#ui/game-picture/game-picture.tsx'
import { Region } from '#ui/region/region.tsx'
import { MoreLink, SectionHeading } from '#ui/section-heading/section-heading.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { type StatedPromotion, usePromotions } from '../api/use-promotions.ts'
import { canTakePart } from '../model/promotion-state.ts'
import { typeOf } from '../model/promotion-types.ts'
import { rafflePart } from '../raffle/raffle-part.ts'
import { applicationPart } from './application-part.ts'
import { HowItWorks } from './how-it-works.tsx'
import { PromotionAside } from './promotion-aside.tsx'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotion-page.module.css'
import listStyles from './promotions-page.module.css'

/** How many other promotions to show below; three where a row holds three. */
const shownOthers = 4

/** The promotion whose id is in the address: its text, its state and the button to take part. */
export function PromotionPage() {
  const { t } = useTranslation(['content', 'common'])
  const faultMessage = useFaultMessage()
  const [query] = useSearchParams()
  const role = useRole()
  const member = role !== 'visitor' && role !== 'demo'
  const { promotions, now, error, isFetching, refetch } = usePromotions()
  const chosen = promotions?.find(({ promotion }) => promotion.promotionId === query.get('id'))
  useDocumentTitle(chosen?.promotion.title)

  if (error && !promotions)
    return (
      <FailureState
        title={t('promotions.failed')}
        retry={{ label: t('common:action.retry'), onPress: () => void refetch(), busy: isFetching }}
      >
        {faultMessage(error)}
      </FailureState>
    )
  if (!promotions) return <Waiting />
  if (!chosen)
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('promotions.title')}</h1>
        <EmptyState
          scene="lens"
          title={t('promotions.gone')}
          action={<LinkButton to={pathTo('promotions')}>{t('promotions.seeAll')}</LinkButton>}
        >
          {t('promotions.goneHint')}
        </EmptyState>
      </div>
    )

  const { promotion, state } = chosen
  const Application = applicationPart()
  const others = promotions
    .filter((other) => other !== chosen && canTakePart(other.state))
    .slice(0, shownOthers)
  return (
    <div className={styles.page}>
      {promotion.raffle ? <RafflePromotion promotion={promotion} /> : <Told chosen={chosen} now={now} />}
      {promotion.apply && member && (
        <Region>
          <Suspense fallback={<Skeleton height="420px" />}>
            <Application promotion={promotion} open={state !== 'closed' && state !== 'comingSoon'} />
          </Suspense>
        </Region>
      )}
      {others.length > 0 && <Others others={others} now={now} />}
    </div>
  )
}

/** A promotion's picture, text, state and the button to take part. */
function Told({ chosen, now }: { chosen: StatedPromotion; now: number }) {
  const { t } = useTranslation('content')
  const { promotion, state } = chosen
  const wide = useWide()
  return (
    <>
      <header className={styles.hero} data-closed={state === 'closed' || undefined}>
        <div className={styles.picture}>
          <GamePicture icon={promotion.picture} name={promotion.title} />
        </div>
        <div className={styles.words}>
          <p className={styles.kind}>{t(`promotions.type.${typeOf(promotion)}`)}</p>
          <h1>{promotion.title}</h1>
          <p>{promotion.summary}</p>
        </div>
      </header>
      <div className={styles.columns}>
        {!wide && <PromotionAside {...chosen} now={now} />}
        <HowItWorks promotion={promotion} />
        {wide && <PromotionAside {...chosen} now={now} />}
      </div>
    </>
  )
}

function RafflePromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('content')
  const Raffle = rafflePart()
  return (
    <>
      <Region>
        <Suspense fallback={<Skeleton height="500px" />}>
          <Raffle promotion={promotion} />
        </Suspense>
      </Region>
      <HowItWorks promotion={promotion} />
      <p className={styles.age}>{t('promotions.note', { age: brand.minimumAge })}</p>
    </>
  )
}

function Others({ others, now }: { others: readonly StatedPromotion[]; now: number }) {
  const { t } = useTranslation(['content', 'common'])
  return (
    <section aria-labelledby="others">
      <SectionHeading
        id="others"
        title={t('promotions.others')}
        action={<MoreLink to={pathTo('promotions')}>{t('common:action.seeAll')}</MoreLink>}
      />
      <div className={`${listStyles.grid} ${styles.others}`}>
        {others.map((other) => (
          <PromotionCard key={other.promotion.promotionId} {...other} now={now} />
        ))}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.hero} />
      <div className={styles.columns}>
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    </div>
  )
}
