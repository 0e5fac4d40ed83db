import type { bonusStates } from '#shared/contract/endpoints/cashier.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { codesIn } from '../settings/hidden.ts'
import type { Channel } from './channels.ts'
import { type DepositBonus, depositBonuses } from './deposit-bonuses.ts'
import { pesos } from './pesos.ts'

type Parts = Pick<Sandbox, 'db' | 'clock' | 'settings'>

/** The bonuses that the merchant offers. */
export const offeredBonuses = ({ settings }: Parts): readonly DepositBonus[] => {
  const withdrawn = codesIn(settings.values.withdrawnBonuses)
  return depositBonuses.filter(({ id }) => !withdrawn.includes(id))
}

/**
 * Whether an account can have a bonus now. One on an unpaid order counts as used, so that it isn't promised twice.
 * The first deposit's bonus is used by any deposit.
 */
export function bonusState(
  { db, clock }: Parts,
  accountId: number,
  { id, period }: DepositBonus,
): (typeof bonusStates)[number] {
  const since = period(clock.now())
  if (since === undefined) return 'otherDay'
  const used = db.get(
    `SELECT 1 FROM deposits WHERE account_id = ?1 AND (
       (bonus = ?2 AND created >= ?3 AND state IN ('created', 'pending', 'credited'))
       OR (?2 = 'first' AND state IN ('pending', 'credited'))) LIMIT 1`,
    accountId,
    id,
    since,
  )
  return used ? 'used' : 'open'
}

/**
 * The bonus of a deposit with what it comes to: its amount, and how much of deposit and bonus must be bet.
 * @param credited what is credited of the deposit, in minor units.
 * @throws Refusal BONUS_GONE, BONUS_USED, BONUS_MINIMUM, BONUS_CHANNEL
 */
export function chooseBonus(
  parts: Parts,
  accountId: number,
  bonusId: string,
  { amount, credited, channel }: { amount: number; credited: number; channel: Channel },
): { id: string; amount: number; required: number } {
  const bonus = offeredBonuses(parts).find(({ id }) => id === bonusId)
  const state = bonus && bonusState(parts, accountId, bonus)
  if (!bonus || state === 'otherDay') throw new Refusal('BONUS_GONE')
  if (state === 'used') throw new Refusal('BONUS_USED')
  if (bonus.channels && !bonus.channels.includes(channel.id)) throw new Refusal('BONUS_CHANNEL')
  if (amount < bonus.min) throw new Refusal('BONUS_MINIMUM', { min: pesos(bonus.min) })
  const given = Math.min(Math.floor((amount * bonus.percent) / 100), bonus.most ?? Number.MAX_SAFE_INTEGER)
  return { id: bonus.id, amount: given, required: (credited + given) * bonus.turnover }
}
