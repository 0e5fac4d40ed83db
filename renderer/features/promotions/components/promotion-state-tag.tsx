import { useTranslation } from 'react-i18next'
import { Tag } from '#ui/tag/tag.tsx'
import { type PromotionState, stateTone } from '../model/promotion-state.ts'

/** Label for a promotion's state. */
export function PromotionStateTag({ state }: { state: PromotionState }) {
  const { t } = useTranslation('content')
  return <Tag tone={stateTone[state]}>{t(`promotions.state.${state}`)}</Tag>
}
