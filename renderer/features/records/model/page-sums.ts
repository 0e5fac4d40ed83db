import type { Bet } from '#shared/contract/endpoints/records.ts'
import { addAmounts } from '#shared/domain/money.ts'

/** Sums of the bets on one page. */
export const pageSums = (bets: readonly Bet[]) => ({
  bet: addAmounts(...bets.map(({ bet }) => bet)),
  validBet: addAmounts(...bets.map(({ validBet }) => validBet)),
  win: addAmounts(...bets.map(({ win }) => win)),
  net: addAmounts(...bets.map(({ net }) => net)),
})
