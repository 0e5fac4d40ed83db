import { useQuery } from '@tanstack/react-query'
import { gatewayTimeOf } from '#lib/clock/gateway-clock.ts'
import { useClockSetting } from '#lib/clock/use-clock-setting.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { Promotion, PromotionProgress } from '#shared/contract/endpoints/promotions.ts'
import { type PromotionState, promotionState } from '../model/promotion-state.ts'
import { promotionQueries } from './promotion-queries.ts'

/** A promotion with its current state, and how far the member is in it. */
export type StatedPromotion = {
  promotion: Promotion
  state: PromotionState
  progress?: PromotionProgress | undefined
}

/**
 * The promotions with their states, and the state of their query. If the member's own states don't load, the states
 * follow from the promotions' dates.
 */
export function usePromotions() {
  const queries = promotionQueries(useGateway(), useLanguage().code)
  const signedIn = useSignedIn()
  useClockSetting()
  const { data, ...query } = useQuery(queries.list())
  const now = gatewayTimeOf(query.dataUpdatedAt)
  const own = useQuery({ ...queries.states(), enabled: signedIn })
  const states = signedIn ? own.data?.list : undefined
  const promotions = data?.list.map((promotion): StatedPromotion => {
    const known = states?.find(({ promotionId }) => promotionId === promotion.promotionId)
    const state = promotionState(promotion, known?.state, now)
    return { promotion, state, progress: state === 'joined' ? (known?.progress ?? undefined) : undefined }
  })
  return { ...query, promotions, now }
}
