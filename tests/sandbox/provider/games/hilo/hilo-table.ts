/** What the server of this game and its page exchange. Imports types only: the page loads it. */
import type { Card } from '../card.ts'

export const hiLoChoices = ['lower', 'same', 'higher'] as const
export type HiLoChoice = (typeof hiLoChoices)[number]

export interface HiLoTable {
  readonly kind: 'hilo'
  /** The open card, which the next one is compared with. */
  readonly card: Card
  /** Payout of a correct guess as a multiple of the bet ("1.92"). Null if the guess can't be correct. */
  readonly pays: Readonly<Record<HiLoChoice, string | null>>
}
