import { dayLength, isoDay, startOfMonth } from '#sandbox/world/market/merchant-zone.ts'
import { fillText } from '#sandbox/world/texts/language.ts'
import { type RankingKind, rankingKinds } from '#shared/contract/endpoints/rankings.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { hasRoom } from '../ledger/has-room.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { prizeOf, prizeTurnover } from './prizes.ts'
import { Rankings } from './rankings.ts'
import { texts } from './texts.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'members'>

const titles = {
  bet: (place: number) => fillText(texts.titles.bet, { place }),
  deposit: (place: number) => fillText(texts.titles.deposit, { place }),
} as const satisfies Record<RankingKind, unknown>

/**
 * Settles the rankings of the month that has ended, and pays the account the prizes it hasn't had. A new sandbox begins
 * with its month; those before have no places, because nobody could see them.
 */
export function settleRankings(parts: Parts, accountId: number): void {
  settleMonth(parts)
  payPrizes(parts, accountId)
}

function settleMonth(parts: Parts): void {
  const { db, clock } = parts
  const month = startOfMonth(clock.now())
  const last = db.get<{ month: number | null }>('SELECT MAX(month) AS month FROM ranking_months')?.month
  // Also after the clock was set back: what is settled stays so.
  if (last != null && last >= month) return
  db.transaction(() => {
    db.run('INSERT INTO ranking_months VALUES (?)', month)
    if (last == null) return
    const rankings = new Rankings(parts)
    for (const kind of rankingKinds)
      for (const [index, { id }] of rankings.top(kind, 'lastMonth').list.entries())
        db.run(
          'INSERT INTO ranking_places VALUES (?, ?, ?, ?, ?, NULL)',
          month,
          kind,
          index + 1,
          id,
          prizeOf(kind, 'lastMonth', index + 1),
        )
  })
}

const prizeId = (kind: RankingKind, month: number, place: number): string =>
  `T-${kind}-${isoDay(month)}-${place}`

/** The prize that was paid for the bets of a round's month, and what is due for them as they stand. */
export function dueRankingPrize(
  { db, members }: Pick<Sandbox, 'db' | 'members'>,
  { accountId, decided }: { accountId: number; decided: number },
): DueCredit[] {
  // A month's places are kept by the month that follows it.
  const month = startOfMonth(startOfMonth(decided) + 32 * dayLength)
  const paid = db.all<{ place: number; prize: number }>(
    `SELECT place, prize FROM ranking_places
     WHERE month = ? AND kind = 'bet' AND account_id = ? AND paid IS NOT NULL`,
    month,
    accountId,
  )
  return paid.map(({ place, prize }) => {
    const rankings = new Rankings({ db, members, clock: { now: () => month } })
    const now = rankings.top('bet', 'lastMonth').list.findIndex(({ id }) => id === accountId)
    const due = now < 0 ? 0 : (prizeOf('bet', 'lastMonth', now + 1) ?? 0)
    return { id: prizeId('bet', month, place), kind: 'bonus', paid: prize, due }
  })
}

function payPrizes(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const unpaid = db.all<{ month: number; kind: RankingKind; place: number; prize: number }>(
    `SELECT month, kind, place, prize FROM ranking_places
     WHERE account_id = ? AND paid IS NULL ORDER BY month, kind`,
    accountId,
  )
  for (const { month, kind, place, prize } of unpaid)
    db.transaction(() => {
      const grant = () =>
        grantBonus(parts, accountId, {
          id: prizeId(kind, month, place),
          kind: 'bonus',
          title: titles[kind](place),
          amount: prize,
          required: prize * prizeTurnover,
        })
      if (hasRoom(grant))
        db.run(
          'UPDATE ranking_places SET paid = ? WHERE month = ? AND kind = ? AND place = ?',
          clock.now(),
          month,
          kind,
          place,
        )
    })
}
