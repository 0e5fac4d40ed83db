import { settleContracts } from '../contracts/settle-contracts.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { settleDividends } from '../dividends/settle-dividends.ts'
import { settleIdentity } from '../identity/settle-identity.ts'
import { settleExclusionPayouts } from '../limits/exclusion-payout.ts'
import { settleLeaderboard } from '../missions/settle-leaderboard.ts'
import { settlePoints } from '../points/settle-points.ts'
import { settleApplications } from '../promotions/applications.ts'
import { settleWeekly } from '../promotions/settle-weekly.ts'
import { settleRankings } from '../rankings/settle-rankings.ts'
import { settleReferrals } from '../referral/settle-referrals.ts'
import { settleSalaries } from '../salaries/settle-salaries.ts'
import type { Sandbox } from '../sandbox.ts'
import { settleCommissions } from '../teams/settle-commissions.ts'
import { sweepWallets } from '../wallets/sweep-wallets.ts'
import { settleWithdrawals } from '../withdrawals/settle-withdrawals.ts'

/** What a settler works with. */
export type Settling = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings' | 'teams' | 'members'>

/**
 * Books what has become due for an account by the sandbox's clock. There are no timers: it is called before the
 * account's data is read or changed. Each settler must be cheap when nothing is due, and safe to repeat.
 */
type Settler = (parts: Settling, accountId: number) => void

/** In the order in which they run. */
const settlers: readonly Settler[] = [
  settleDeposits,
  settleApplications,
  sweepWallets,
  settleWithdrawals,
  settleExclusionPayouts,
  settleIdentity,
  settleReferrals,
  settleCommissions,
  settleSalaries,
  // All contracts at once, before anything is paid by them.
  settleContracts,
  settleDividends,
  settleLeaderboard,
  settleRankings,
  settleWeekly,
  settlePoints,
]

/** Books everything that is due for an account. */
export function settleAccount(parts: Settling, accountId: number): void {
  for (const settle of settlers) settle(parts, accountId)
}
