import { fromMinor } from '#shared/domain/money.ts'
import { Refusal } from '../gateway/refusal.ts'
import { largestBalance, readMinor } from '../ledger/amounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { endTurnover, openStakes, type TurnoverSource, totalFunds } from '../turnover/turnover.ts'
import { type BonusRow, findBonus } from './list-bonuses.ts'

/**
 * What giving up a bonus takes: its amount, or what the member has if that is less, in all wallets and open bets. In
 * minor units.
 */
export const takesBack = (
  parts: Pick<Sandbox, 'db'>,
  accountId: number,
  { amount, state }: Pick<BonusRow, 'amount' | 'state'>,
): number =>
  state === 'active' ? Math.min(amount, totalFunds(parts, accountId) + openStakes(parts, accountId)) : 0

/**
 * Takes an active bonus back and ends its requirement. Returns what was taken, in minor units.
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
  if (taken > parts.ledger.balance('wallet', accountId))
    throw new Refusal('BONUS_MONEY_AWAY', { amount: fromMinor(taken) })
  if (taken > 0) parts.ledger.move('bonusRemoval', id, parts.clock.now(), accountId, taken)
  // The kind of a bonus is also the source of its requirement.
  endTurnover(parts, bonus.kind as TurnoverSource, id, 'forfeited')
  return taken
}
