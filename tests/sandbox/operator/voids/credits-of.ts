import { dueMissions } from '../missions/missions.ts'
import { duePrize } from '../missions/settle-leaderboard.ts'
import { dueWeekly } from '../promotions/weekly.ts'
import { dueRankingPrize } from '../rankings/settle-rankings.ts'
import { dueRebate } from '../rebates/rebates.ts'
import { dueRewards } from '../rewards/rewards.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from './take-back.ts'

/** A round that was decided once, and when. */
export type DecidedRound = { id: number; accountId: number; decided: number }

type Source = (sandbox: Sandbox, round: DecidedRound) => readonly DueCredit[]

/** Everything that a player is credited for bets: a new one belongs here. */
const sources: readonly Source[] = [dueRebate, dueRewards, dueMissions, duePrize, dueRankingPrize, dueWeekly]

/** The credits that a player was given for a round among others, with what is due of them now. */
export const creditsOf = (sandbox: Sandbox, round: DecidedRound): DueCredit[] =>
  sources.flatMap((source) => source(sandbox, round))
