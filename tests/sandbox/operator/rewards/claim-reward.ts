import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import type { Sandbox } from '../sandbox.ts'
import { hasExpired, rewardOrder, rewardsOf, wasClaimed } from './rewards.ts'
import { rewardTitles } from './titles.ts'

/**
 * Credits a reward and returns its order. Amounts in minor units.
 * @throws Refusal CLAIM_TAKEN, CLAIM_EXPIRED, CLAIM_NOT_READY
 */
export function claimReward(
  sandbox: Sandbox,
  member: Member,
  rewardId: string,
): { orderId: string; amount: number } {
  const orderId = rewardOrder(member.id, rewardId)
  if (wasClaimed(sandbox, member.id, rewardId)) throw new Refusal('CLAIM_TAKEN')
  if (hasExpired(sandbox, member, rewardId)) throw new Refusal('CLAIM_EXPIRED')
  const reward = rewardsOf(sandbox, member).ready.find(({ id }) => id === rewardId)
  if (!reward) throw new Refusal('CLAIM_NOT_READY')
  const { kind, amount, required } = reward
  grantBonus(sandbox, member.id, { id: orderId, kind: 'reward', title: rewardTitles[kind], amount, required })
  return { orderId, amount }
}
