import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import type { Database } from '../db/database.ts'
import type { CrowdRounds } from './day-rounds.ts'
import { dayStart } from './timeline.ts'

/** Length of a slot in ms. A day has 288. */
export const slotLength = 5 * 60_000
const slotsOfDay = dayLength / slotLength
const slotsOfHour = 12

/** What a team's members bet in one slot or hour: decided bets in minor units, and how many members made them. */
export type SlotPlay = { validBet: number; players: number }

/** A day of a team in slots of five minutes and in hours. Nothing is rounded, so slots add up to their hour. */
export type DaySlots = { slots: readonly SlotPlay[]; hours: readonly SlotPlay[] }

/** A member's bets in a slot. */
type SlotBets = { id: number; slot: number; bet: number }

/** Real bets of a day that are decided, by account and slot. */
export const liveSlots = (db: Database, day: number): SlotBets[] =>
  db.all<SlotBets>(
    `SELECT account_id AS id, CAST((time - ?1) / ${slotLength} AS INTEGER) AS slot, SUM(bet) AS bet FROM decided_bets
     WHERE time >= ?1 AND time < ?1 + ${dayLength} AND bet <> 0 GROUP BY 1, 2`,
    dayStart(day),
  )

/**
 * Sums generated rounds and real bets of a day by slot and hour.
 * @param idAt the account at a position, so that a member with generated and real bets counts once
 */
export function daySlots(
  generated: CrowdRounds,
  live: readonly SlotBets[],
  idAt: (position: number) => number,
): DaySlots {
  const money = new Float64Array(slotsOfDay)
  const slotPlayers = new Int32Array(slotsOfDay)
  const hourPlayers = new Int32Array(slotsOfDay / slotsOfHour)
  /** Slots and hours in which those with real bets count already. */
  const counted = new Map(live.map(({ id }) => [id, { slots: new Set<number>(), hours: new Set<number>() }]))
  const add = (id: number, slot: number, isNewSlot: boolean, isNewHour: boolean) => {
    const hour = Math.floor(slot / slotsOfHour)
    if (isNewSlot) slotPlayers[slot] = (slotPlayers[slot] ?? 0) + 1
    if (isNewHour) hourPlayers[hour] = (hourPlayers[hour] ?? 0) + 1
    const own = counted.get(id)
    own?.slots.add(slot)
    own?.hours.add(hour)
  }
  // A member's rounds follow one another in the order of time, so a slot is new when it isn't the last one's.
  let last = { position: -1, slot: -1 }
  for (const [index, position] of generated.positions.entries()) {
    const bet = generated.bets[index] ?? 0
    if (bet <= 0) continue
    const slot = Math.floor((generated.times[index] ?? 0) / slotLength)
    money[slot] = (money[slot] ?? 0) + bet
    const isOther = position !== last.position
    if (!isOther && slot === last.slot) continue
    const isNewHour = isOther || Math.floor(slot / slotsOfHour) !== Math.floor(last.slot / slotsOfHour)
    add(idAt(position), slot, true, isNewHour)
    last = { position, slot }
  }
  // Whose voids take all that they bet in an hour hasn't played in it.
  const ofHour = Map.groupBy(live, ({ id, slot }) => `${id} ${Math.floor(slot / slotsOfHour)}`)
  for (const own of ofHour.values()) {
    const plays = own.reduce((sum, { bet }) => sum + bet, 0) > 0
    for (const { id, slot, bet } of own) {
      money[slot] = (money[slot] ?? 0) + bet
      const known = counted.get(id)
      add(
        id,
        slot,
        bet > 0 && !known?.slots.has(slot),
        plays && !known?.hours.has(Math.floor(slot / slotsOfHour)),
      )
    }
  }
  const slots = Array.from(money, (validBet, slot) => ({ validBet, players: slotPlayers[slot] ?? 0 }))
  const hours = Array.from(hourPlayers, (players, hour) => ({
    validBet: money.slice(hour * slotsOfHour, (hour + 1) * slotsOfHour).reduce((sum, bet) => sum + bet, 0),
    players,
  }))
  return { slots, hours }
}
