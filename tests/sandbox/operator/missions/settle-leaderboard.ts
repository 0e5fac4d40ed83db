import { dayLength, isoDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { fillText } from '#sandbox/world/texts/language.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { hasRoom } from '../ledger/has-room.ts'
import type { Sandbox } from '../sandbox.ts'
import type { DueCredit } from '../voids/take-back.ts'
import { type RankedMember, topOfWeek } from './leaderboard.ts'
import { texts } from './texts.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

const weekLength = 7 * dayLength

const titleOf = (place: number) => fillText(texts.titleOf, { place })

const prizeId = (week: number, place: number): string => `L-${isoDay(week)}-${place}`

/** How many of the latest weeks get places. Those before were slept through by everybody. */
const mostWeeks = 8

/**
 * Settles every week that has ended, and pays the account the prizes it hasn't had. The first call of a sandbox marks
 * the week before as settled, without places, because nobody could see it.
 */
export function settleLeaderboard(parts: Parts, accountId: number): void {
  settleWeeks(parts)
  payPrizes(parts, accountId)
}

function settleWeeks(parts: Parts): void {
  const { db, clock } = parts
  const current = startOfWeek(clock.now())
  const last =
    db.get<{ week: number | null }>('SELECT MAX(week) AS week FROM leaderboard_weeks')?.week ?? null
  if (last !== null && last >= current - weekLength) return
  db.transaction(() => {
    if (last === null) return close(parts, current - weekLength, [])
    const first = Math.max(last + weekLength, current - mostWeeks * weekLength)
    for (let week = first; week < current; week += weekLength)
      close(parts, week, topOfWeek(parts, week, week + weekLength - 1))
  })
}

/** Writes down the first twenty of a week for good. */
function close({ db, clock }: Parts, week: number, places: readonly RankedMember[]): void {
  db.run('INSERT INTO leaderboard_weeks VALUES (?, ?)', week, clock.now())
  for (const { place, id, amount, prize } of places)
    db.run('INSERT INTO leaderboard_places VALUES (?, ?, ?, ?, ?, NULL)', week, place, id, amount, prize)
}

/** Pays prizes for which the wallet has room. The others wait until it has. */
function payPrizes(parts: Parts, accountId: number): void {
  const { db, clock } = parts
  const unpaid = db.all<{ week: number; place: number; prize: number }>(
    'SELECT week, place, prize FROM leaderboard_places WHERE account_id = ? AND paid IS NULL ORDER BY week',
    accountId,
  )
  for (const { week, place, prize } of unpaid)
    db.transaction(() => {
      const grant = () =>
        grantBonus(parts, accountId, {
          id: prizeId(week, place),
          kind: 'bonus',
          title: titleOf(place),
          amount: prize,
          required: prize,
        })
      if (hasRoom(grant))
        db.run(
          'UPDATE leaderboard_places SET paid = ? WHERE week = ? AND place = ?',
          clock.now(),
          week,
          place,
        )
    })
}

/** The prize that was paid for the week of a round, and what is due for the bets as they stand. */
export function duePrize(
  parts: Pick<Sandbox, 'db' | 'clock'>,
  { accountId, decided }: { accountId: number; decided: number },
): DueCredit[] {
  const week = startOfWeek(decided)
  const places = parts.db.all<{ place: number; prize: number }>(
    'SELECT place, prize FROM leaderboard_places WHERE week = ? AND account_id = ? AND paid IS NOT NULL',
    week,
    accountId,
  )
  return places.map(({ place, prize }) => {
    const now = topOfWeek(parts, week, week + weekLength - 1).find(({ id }) => id === accountId)
    return { id: prizeId(week, place), kind: 'bonus', paid: prize, due: now?.prize ?? 0 }
  })
}

/** The places of a settled week. */
export const settledRanks = ({ db }: Pick<Sandbox, 'db'>, week: number): RankedMember[] =>
  db.all<RankedMember>(
    'SELECT place, account_id AS id, amount, prize FROM leaderboard_places WHERE week = ? ORDER BY place',
    week,
  )
