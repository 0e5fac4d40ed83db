import type { Text } from '#sandbox/world/texts/language.ts'
import type { Sandbox } from '../sandbox.ts'
import { openTurnover } from '../turnover/turnover.ts'
import { keepBack } from '../voids/take-back.ts'
import type { BonusKind } from './bonus-kind.ts'

type Grant = {
  /** Unique over all bonuses. Granting the same one twice throws. */
  id: string
  kind: BonusKind
  title: Text
  /** In minor units. */
  amount: number
  /** How much must be bet before it may be withdrawn, in minor units; 0 if it is free. */
  required: number
  /** The game types whose bets count, and where it may be bet. All if omitted. */
  gameTypes?: readonly string[] | undefined
}

/** Credits a bonus to the main wallet, puts it on record, and opens its turnover requirement. */
export function grantBonus(
  parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
  { id, kind, title, amount, required, gameTypes }: Grant,
): void {
  const { db, ledger, clock } = parts
  ledger.move(kind, id, clock.now(), accountId, amount)
  db.run(
    'INSERT INTO bonuses VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    accountId,
    kind,
    JSON.stringify(title),
    amount,
    required,
    clock.now(),
  )
  openTurnover(parts, accountId, { source: kind, reference: id, amount, required, gameTypes })
  keepBack(parts, accountId, amount)
}
