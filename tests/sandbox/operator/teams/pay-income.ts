import { hasRoom } from '../ledger/has-room.ts'
import type { Sandbox } from '../sandbox.ts'
import { type IncomeKind, keepBack, takeBack } from '../voids/take-back.ts'

type Income = {
  kind: IncomeKind
  accountId: number
  amount: number
}

/**
 * Books an agent's income of a period, at its end. A negative one, of more voids than bets, is taken back. Returns false
 * if the wallet can't hold it; it is then to be tried again.
 */
export function payIncome(
  parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  { kind, accountId, amount }: Income,
  reference: string,
  time: number,
): boolean {
  if (amount < 0)
    takeBack(
      parts,
      accountId,
      { id: reference, kind, creditId: reference, round: null, amount: -amount },
      time,
    )
  if (amount <= 0) return true
  if (!hasRoom(() => parts.ledger.move(kind, reference, time, accountId, amount))) return false
  keepBack(parts, accountId, amount, time)
  return true
}
