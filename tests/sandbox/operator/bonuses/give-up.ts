import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance, readMinor } from '../ledger/amounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { endTurnover, openBonusStakes, openRequirements, type TurnoverSource } from '../turnover/turnover.ts'
import { type BonusRow, findBonus } from './list-bonuses.ts'

/** What an active bonus has now in all wallets, without open bets. In minor units. */
export const lockedBy = (parts: Pick<Sandbox, 'db'>, accountId: number, { turnoverId }: BonusRow): number =>
  openRequirements(parts, accountId).find(({ id }) => id === turnoverId)?.locked ?? 0

/**
 * What giving up a bonus takes: what it holds, which is its money and what that has won, in all wallets and open bets.
 * In minor units.
 */
export const takesBack = (parts: Pick<Sandbox, 'db'>, accountId: number, bonus: BonusRow): number =>
  lockedBy(parts, accountId, bonus) +
  (bonus.state === 'active' ? openBonusStakes(parts, accountId, bonus.turnoverId ?? undefined) : 0)

/**
 * Takes an active bonus back with all that it holds, and ends its requirement. Returns what was taken, in minor units.
 * @param told what the member was told would be taken.
 * @throws Refusal BONUS_NOT_ACTIVE, BONUS_CHANGED, BONUS_MONEY_AWAY
 */
export function giveUpBonus(
  parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
  id: string,
  told: string,
): number {
  const bonus = findBonus(parts.db, accountId, id)
  if (bonus?.state !== 'active') throw new Refusal('BONUS_NOT_ACTIVE')
  const taken = takesBack(parts, accountId, bonus)
  if (readMinor(told, largestBalance) !== taken)
    throw new Refusal('BONUS_CHANGED', { amount: fromMinor(taken) })
  const isAway = openBonusStakes(parts, accountId, bonus.turnoverId ?? undefined) > 0
  if (isAway || taken > parts.ledger.balance('wallet', accountId))
    throw new Refusal('BONUS_MONEY_AWAY', { amount: fromMinor(taken) })
  if (taken > 0) parts.ledger.move('bonusRemoval', id, parts.clock.now(), accountId, taken)
  // The kind of a bonus is also the source of its requirement.
  endTurnover(parts, bonus.kind as TurnoverSource, id, 'forfeited')
  return taken
}
