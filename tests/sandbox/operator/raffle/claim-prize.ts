import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { type DrawRow, findDraw, standingOf } from './draws.ts'
import { raffleTitle } from './messages.ts'
import { prizes, prizeTurnover } from './rules.ts'

/**
 * Credits what an account drew: money as a bonus, or points.
 * @throws Refusal RAFFLE_NOTHING, RAFFLE_CLAIMED, RAFFLE_LAPSED
 */
export function claimPrize(
  parts: Pick<Sandbox, 'db' | 'ledger' | 'clock'>,
  accountId: number,
  number: number,
): DrawRow {
  const { db, clock } = parts
  const now = clock.now()
  const row = findDraw(parts, accountId, number)
  const prize = prizes.find(({ id }) => id === row?.prizeId)
  if (!row || !prize) throw new Refusal('RAFFLE_NOTHING')
  const { state } = standingOf(row, now)
  if (state === 'claimed') throw new Refusal('RAFFLE_CLAIMED')
  if (state !== 'won') throw new Refusal('RAFFLE_LAPSED')
  if (prize.amount !== null)
    grantBonus(parts, accountId, {
      id: `RA${accountId}-${number}`,
      kind: 'raffle',
      title: raffleTitle,
      amount: prize.amount,
      required: prize.amount * prizeTurnover,
    })
  if (prize.points !== null)
    db.run(
      "INSERT INTO point_entries (account_id, kind, points, created) VALUES (?, 'raffle', ?, ?)",
      accountId,
      prize.points,
      now,
    )
  db.run('UPDATE raffle_draws SET claimed = ? WHERE account_id = ? AND number = ?', now, accountId, number)
  return { ...row, claimed: now }
}
