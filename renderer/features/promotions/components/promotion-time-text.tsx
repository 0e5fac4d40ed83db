import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#lib/i18n/format-dates.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { Promotion } from '#shared/contract/endpoints/promotions.ts'
import { promotionTime } from '../model/promotion-time.ts'

type PromotionTimeTextProps = {
  promotion: Promotion
  now: number
  /** Adds the date of the end. */
  dated?: boolean
}

/** Says when a promotion starts or how long it runs. */
export const PromotionTimeText = (props: PromotionTimeTextProps) => <span>{useTimeText(props)}</span>

function useTimeText({ promotion, now, dated = false }: PromotionTimeTextProps): string {
  const { t } = useTranslation('content')
  const { tag } = useLanguage()
  const time = promotionTime(promotion, now)
  switch (time.kind) {
    case 'starts':
      return t('promotions.starts', { day: formatWeekday(time.time, tag) })
    case 'ends':
      return dated && promotion.endTime != null
        ? t('promotions.endsOn', {
            left: t('promotions.ends', { count: time.days }),
            // The last moment before the end, because an end at midnight means the day before.
            day: formatWeekday(promotion.endTime - 1, tag),
          })
        : t('promotions.ends', { count: time.days })
    case 'endless':
      return t('promotions.endless')
    case 'over':
      return t('promotions.over')
  }
}
