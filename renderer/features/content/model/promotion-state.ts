import { type ApplicationState, applicationStates } from '#shared/contract/endpoints/promotions.ts'
import { promotionTime } from './promotion-time.ts'

/** Where a promotion stands: by its own times, or for the one who is signed in. */
export type PromotionState = ApplicationState | 'open' | 'comingSoon' | 'closed'

type Timed = { startTime: number; endTime?: number | null | undefined }

/**
 * What the card says of a promotion. How the account stands with it wins over the times: what was issued stays
 * so when the promotion is over. A state that we don't know counts as none.
 */
export function promotionState(promotion: Timed, told: string | undefined, now: number): PromotionState {
  const applied = applicationStates.find((state) => state === told)
  if (applied) return applied
  const { kind } = promotionTime(promotion, now)
  if (kind === 'over') return 'closed'
  return kind === 'starts' ? 'comingSoon' : 'open'
}

const settled: readonly PromotionState[] = ['comingSoon', 'closed', 'rejected', 'issued', 'claimed']

/** Whether there is something left to do for it. */
export const canTakePart = (state: PromotionState): boolean => !settled.includes(state)

/** How the word for a state is drawn. */
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
