import type { Database } from '../db/database.ts'
import type { Crowd } from './crowd.ts'
import { firstDeposits as booked } from './live-play.ts'
import type { TeamOrder } from './team-order.ts'
import { segmentsOf } from './timeline.ts'

/** A new member pays in within this time, if ever. */
const searched = 62 * 86_400_000

/** When everybody first deposited. Read once for an order of accounts; later deposits are looked up when counted. */
export class FirstDeposits {
  readonly order: TeamOrder
  readonly #db: Database
  /** By position: when a generated member first deposited, in ms; 0 for never. */
  readonly #times: Float64Array
  #seen = -1
  #booked = new Map<number, number>()

  constructor(db: Database, crowd: Crowd, order: TeamOrder) {
    this.#db = db
    this.order = order
    this.#times = new Float64Array(order.size)
    for (let position = 0; position < order.size; position += 1) {
      const member = crowd.indexOf(order.ids[position] ?? 0)
      if (member >= 0) this.#times[position] = firstOf(crowd, member, order.playBegins(position))
    }
  }

  /** Number of accounts of a stretch whose first deposit was within a range. */
  count(order: TeamOrder, [start, end]: readonly [number, number], from: number, to: number): number {
    let count = 0
    for (const time of this.#times.subarray(start, end)) if (time >= from && time < to && time > 0) count += 1
    for (const [id, time] of this.#bookedNow()) {
      const position = order.positionOf(id)
      const generated = this.#times[position] ?? 0
      if (position < start || position >= end || (generated > 0 && generated < time)) continue
      if (generated >= from && generated < to && generated > 0) count -= 1
      if (time >= from && time < to) count += 1
    }
    return count
  }

  /** What was really deposited first, read again after any change. */
  #bookedNow(): Map<number, number> {
    const { changes } = this.#db
    if (changes !== this.#seen) {
      this.#booked = booked(this.#db)
      this.#seen = changes
    }
    return this.#booked
  }
}

/** The first day with a deposit, found by the calendar alone. */
function firstOf(crowd: Crowd, member: number, begins: number): number {
  for (const segment of segmentsOf(begins, begins + searched)) {
    let found = 0
    crowd.eachDay(member, segment, begins, (day, [deposits = 0]) => {
      if (found === 0 && deposits > 0) found = segment.begins + (day - 1) * 86_400_000 + 1
    })
    if (found > 0) return found
  }
  return 0
}
