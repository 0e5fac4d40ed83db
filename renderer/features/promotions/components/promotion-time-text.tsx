import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { promotionTime } from '../model/promotion-time.ts'

/** Says when a promotion starts or how long it runs. */
export function PromotionTimeText({ promotion, now }: { promotion: Promotion; now: number }) {
  const { t } = useTranslation('content')
  const { tag } = useLanguage()
  const time = promotionTime(promotion, now)
  switch (time.kind) {
    case 'starts':
      return t('promotions.starts', { day: formatWeekday(time.time, tag) })
    case 'ends':
      return t('promotions.ends', { count: time.days })
    case 'endless':
      return t('promotions.endless')
    case 'over':
      return t('promotions.over')
  }
}
