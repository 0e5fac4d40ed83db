import { type ApplicationState, applicationStates } from '#shared/contract/endpoints/promotions.ts'
import { promotionTime } from './promotion-time.ts'

/** A promotion's state, from its dates or from the member's own application. */
export type PromotionState = ApplicationState | 'open' | 'comingSoon' | 'closed'

type Timed = { startTime: number; endTime?: number | null | undefined }

/**
 * The state to show. The member's own state takes precedence over the dates, because an issued bonus stays issued
 * after the promotion ends. Unknown states are ignored.
 */
export function promotionState(promotion: Timed, reported: string | undefined, now: number): PromotionState {
  const applied = applicationStates.find((state) => state === reported)
  if (applied) return applied
  const { kind } = promotionTime(promotion, now)
  if (kind === 'over') return 'closed'
  return kind === 'starts' ? 'comingSoon' : 'open'
}

const settled: readonly PromotionState[] = ['comingSoon', 'closed', 'rejected', 'issued', 'claimed']

/** Whether there is still something the player can do. */
export const canTakePart = (state: PromotionState): boolean => !settled.includes(state)

/** Tag colour for each state. */
export const stateTone = {
  open: 'accent',
  comingSoon: 'soft',
  applying: 'soft',
  process: 'soft',
  joined: 'accent',
  issued: 'accent',
  claimed: 'plain',
  closed: 'plain',
  rejected: 'danger',
} as const satisfies Record<PromotionState, string>
