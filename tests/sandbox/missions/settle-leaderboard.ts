import { grantBonus } from '../bonuses/grant-bonus.ts'
import { text } from '../gateway/language.ts'
import { dayLength, isoDay, startOfWeek } from '../merchant-zone.ts'
import type { Sandbox } from '../sandbox.ts'
import { type Place, topOfWeek } from './leaderboard.ts'

type Parts = Pick<Sandbox, 'db' | 'ledger' | 'clock'>

const weekLength = 7 * dayLength

const titleOf = (place: number) =>
  text(
    `Leaderboard: place ${place}`,
    `Leaderboard: pang-${place}`,
    `排行榜第 ${place} 名`,
    `Bảng xếp hạng: hạng ${place}`,
    `ランキング${place}位`,
    `ลีดเดอร์บอร์ด: อันดับ ${place}`,
    `Papan peringkat: peringkat ${place}`,
  )

/**
 * Settles every week that has ended: writes down its first twenty for good and pays their prizes. The first call of a
 * sandbox marks the week before as settled, without places, because nobody could see it.
 */
export function settleLeaderboard(parts: Parts): void {
  const { db, clock } = parts
  const current = startOfWeek(clock.now())
  const last =
    db.get<{ week: number | null }>('SELECT MAX(week) AS week FROM leaderboard_weeks')?.week ?? null
  if (last !== null && last >= current - weekLength) return
  db.transaction(() => {
    if (last === null) close(parts, current - weekLength, [])
    else
      for (let week = last + weekLength; week < current; week += weekLength)
        close(parts, week, topOfWeek(parts, week, week + weekLength - 1))
  })
}

function close(parts: Parts, week: number, places: readonly Place[]): void {
  const { db, clock } = parts
  db.run('INSERT INTO leaderboard_weeks VALUES (?, ?)', week, clock.now())
  for (const { place, id, amount, prize } of places) {
    db.run('INSERT INTO leaderboard_places VALUES (?, ?, ?, ?, ?)', week, place, id, amount, prize)
    const reference = `L-${isoDay(week)}-${place}`
    grantBonus(parts, id, {
      id: reference,
      kind: 'bonus',
      title: titleOf(place),
      amount: prize,
      required: prize,
    })
  }
}

/** The places of a settled week. */
export const settledPlaces = ({ db }: Pick<Sandbox, 'db'>, week: number): Place[] =>
  db.all<Place>(
    'SELECT place, account_id AS id, amount, prize FROM leaderboard_places WHERE week = ? ORDER BY place',
    week,
  )
