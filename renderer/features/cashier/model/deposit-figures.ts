import type { DepositBonus, DepositChannel } from '#shared/contract/endpoints/cashier.ts'
import { type Amount, addAmounts, fromMinor, subtractAmounts, toMinor } from '#shared/domain/money.ts'

export type DepositFigures = {
  fee: Amount
  bonus: Amount
  /** What reaches the balance. */
  credited: Amount
  /** How much must be bet before a withdrawal. */
  required: Amount
}

/** What a deposit of an amount comes to, as the gateway will book it. */
export function depositFigures(
  amount: Amount,
  { fee }: Pick<DepositChannel, 'fee'>,
  bonus?: Pick<DepositBonus, 'percent' | 'most' | 'turnover'>,
): DepositFigures {
  const own = subtractAmounts(amount, fee)
  if (!bonus) return { fee, bonus: fromMinor(0), credited: own, required: own }
  const share = (toMinor(amount) * BigInt(bonus.percent)) / 100n
  const most = bonus.most === null ? share : toMinor(bonus.most)
  const given = fromMinor(share < most ? share : most)
  const credited = addAmounts(own, given)
  return { fee, bonus: given, credited, required: fromMinor(toMinor(credited) * BigInt(bonus.turnover)) }
}
