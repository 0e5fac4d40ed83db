import { brand } from 'virtual:brand'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Card } from '#ui/card/card.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { StatedPromotion } from '../api/use-promotions.ts'
import { brandOffers } from '../model/brand-offers.ts'
import { messengerNames } from '../model/messengers.ts'
import { countsByItself } from '../model/next-action.ts'
import { ApplyButton } from './apply-button.tsx'
import { NextActionButton } from './next-action-button.tsx'
import styles from './promotion-page.module.css'
import { PromotionProgress } from './promotion-progress.tsx'
import { PromotionStateTag } from './promotion-state-tag.tsx'
import { PromotionTerms } from './promotion-terms.tsx'
import { PromotionTimeText } from './promotion-time-text.tsx'

type PromotionAsideProps = StatedPromotion & { now: number }

/** States that mean something of their own after an application. */
const appliedStates = ['process', 'issued', 'claimed', 'rejected'] as const

/** Beside a promotion's text: its state, its requirements and the button to take part. */
export function PromotionAside({ promotion, state, progress, now }: PromotionAsideProps) {
  const { t } = useTranslation(['content', 'promotions'])
  const { tag } = useLanguage()
  const signedIn = useSignedIn()
  const mayApply = state !== 'closed' && state !== 'comingSoon'
  const applied = promotion.apply && appliedStates.find((one) => one === state)
  const messengers = messengerNames(promotion.redeemContacts ?? [])
  return (
    <Card className={styles.aside}>
      <Facts>
        <Fact name={t('promotions.stands')}>
          <PromotionStateTag state={state} />
        </Fact>
        <Fact name={t('promotions.time')}>
          <PromotionTimeText promotion={promotion} now={now} dated />
        </Fact>
        {promotion.terms && <PromotionTerms terms={promotion.terms} />}
      </Facts>
      {progress && <PromotionProgress progress={progress} />}
      <p role="status">
        {applied
          ? t(`promotions:applied.${applied}`)
          : t(
              `promotions.meaning.${state === 'open' && countsByItself(promotion, brandOffers) ? 'byItself' : state}`,
            )}
      </p>
      {messengers.length > 0 && (
        <Notice>
          {t('promotions.needsMessenger', {
            messengers: new Intl.ListFormat(tag, { type: 'disjunction' }).format(messengers),
          })}
        </Notice>
      )}
      {promotion.apply && mayApply && <ApplyButton />}
      {/* A visitor logs in with the button above it. */}
      {!(promotion.apply && mayApply && !signedIn) && (
        <NextActionButton promotion={promotion} state={state} beside={Boolean(promotion.apply)} />
      )}
      <p className={styles.small}>{t('promotions.note', { age: brand.minimumAge })}</p>
    </Card>
  )
}
