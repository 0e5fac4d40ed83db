import { startOfMonth } from '#sandbox/world/market/merchant-zone.ts'
import { readLanguage, type ServedLanguage, textIn } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { storedAnswer } from '../gateway/idempotency.ts'
import { refuseClaims } from '../members/may-claim.ts'
import { missionsOf } from '../missions/missions.ts'
import type { Sandbox } from '../sandbox.ts'
import { claimReward } from './claim-reward.ts'
import { type RewardRow, rewardsOf } from './rewards.ts'
import { rewardTitles } from './titles.ts'

type ClaimedRow = { id: string; title: string; amount: number; created: number }

/** Rewards to claim, computed from play and the clock. */
export function rewardHandlers(sandbox: Sandbox): Handlers<typeof contract.rewards> {
  const { db, clock } = sandbox
  const claimedBy = (id: number) =>
    db.all<ClaimedRow>(
      `SELECT id, title, amount, created FROM bonuses WHERE account_id = ? AND kind = 'reward'
       ORDER BY created DESC, id LIMIT 20`,
      id,
    )
  const claimedSince = (id: number, since: number) =>
    db.get<{ total: number }>(
      `SELECT COALESCE(SUM(amount), 0) AS total FROM bonuses
       WHERE account_id = ? AND kind = 'reward' AND created >= ?`,
      id,
      since,
    )?.total ?? 0
  return {
    list: ({ member, input }) => {
      const language = readLanguage(input.language)
      const { ready, soon } = rewardsOf(sandbox, member)
      return {
        ready: ready.map((row) => toReward(row, language)),
        soon: soon.map((row) => toReward(row, language)),
        claimed: claimedBy(member.id).map(({ id, title, amount, created }) => ({
          orderId: id,
          title: textIn(title, language),
          amount: fromMinor(amount),
          createTime: created,
        })),
        total: fromMinor(ready.reduce((sum, { amount }) => sum + amount, 0)),
        thisMonth: fromMinor(claimedSince(member.id, startOfMonth(clock.now()))),
      }
    },
    waiting: ({ member }) => ({
      rewards: rewardsOf(sandbox, member).ready.length,
      missions: missionsOf(sandbox, member.id).filter(({ state }) => state === 'ready').length,
    }),
    claim: ({ member, input: { rewardId } }) => {
      refuseClaims(sandbox, member)
      const { orderId, amount } = claimReward(sandbox, member, rewardId)
      return { orderId, rewardId, amount: fromMinor(amount), createTime: clock.now() }
    },
    claimOrder: (call) => storedAnswer(sandbox, contract.rewards.claim, call),
  }
}

const toReward = (row: RewardRow, language: ServedLanguage) => {
  const { id, kind, amount, required, until, basis, goal, share, day, from, to } = row
  return {
    rewardId: id,
    kind,
    title: rewardTitles[kind][language],
    amount: fromMinor(amount),
    required: fromMinor(required),
    until,
    ...(basis !== undefined && { basis: fromMinor(basis) }),
    ...(goal !== undefined && { goal: fromMinor(goal) }),
    ...(share !== undefined && { percent: String(share / 100) }),
    ...(day !== undefined && { day }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
