import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { Balances } from './balances.ts'
import { Crowd, moneyColumns } from './crowd.ts'
import { type CrowdRounds, crowdRounds } from './day-rounds.ts'
import { FirstDeposits } from './first-deposits.ts'
import { type LiveMove, livePlay } from './live-play.ts'
import { Memo } from './memo.ts'
import { visitOf } from './play-day.ts'
import { openingRates, RateBook } from './rates.ts'
import { type DaySlots, daySlots, liveSlots } from './slots.ts'
import { crowdDays, joinDays, type TeamDays } from './team-days.ts'
import { type Stretch, type TeamOrder, TeamOrders } from './team-order.ts'
import { TeamSums } from './team-sums.ts'
import { dayNumber, dayStart, segmentsOf } from './timeline.ts'

const width = moneyColumns.length
const minute = 60_000
/** Results of ranges that are kept. Another page, order or filter asks for the same ranges. */
const kept = 24
/** Days and real moves of a line that are kept: 2 kB each. A list asks for those of every line. */
const keptLines = 256
/** Days whose rounds are kept: 2 MB each for the largest team. */
const keptDays = 4
/** Days that are kept in slots. */
const keptSlots = 96

/**
 * Figures of teams: the generated play of the world's members and what has really been played, up to the sandbox's
 * clock. Sixty thousand accounts are held in memory, because every question is about whole lines of them.
 */
export class Teams {
  readonly #db: Database
  readonly #clock: Clock
  readonly #orders: TeamOrders
  readonly #balances: Balances
  readonly #past = new Memo<Float64Array>(kept)
  readonly #sums = new Memo<TeamSums>(kept)
  readonly #moves = new Memo<LiveMove[]>(keptLines)
  readonly #days = new Memo<ReturnType<typeof crowdDays>>(keptLines)
  readonly #rounds = new Memo<CrowdRounds>(keptDays)
  readonly #slots = new Memo<DaySlots>(keptSlots)
  #crowd: Crowd | undefined
  #firstDeposits: FirstDeposits | undefined
  #openingRates: Int16Array = new Int16Array(0)

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.#orders = new TeamOrders(db)
    this.#balances = new Balances(db)
  }

  get order(): TeamOrder {
    const order = this.#orders.current()
    if (order === this.#firstDeposits?.order) return order
    this.#past.clear()
    this.#sums.clear()
    this.#moves.clear()
    this.#days.clear()
    this.#rounds.clear()
    this.#slots.clear()
    this.#firstDeposits = new FirstDeposits(this.#db, this.crowd, order)
    this.#openingRates = openingRates(order, (id) => this.crowd.indexOf(id) >= 0)
    return order
  }

  get crowd(): Crowd {
    this.#crowd ??= new Crowd(this.#db)
    return this.#crowd
  }

  /** What everybody has in all wallets, by account id, in minor units. */
  get balances(): Float64Array {
    return this.#balances.current()
  }

  /** Everybody's rebate rates. */
  get rates(): RateBook {
    return new RateBook(this.#db, this.order, this.#openingRates)
  }

  /** What each account of a stretch moved in a range. Nothing is later than the clock. */
  sums(stretch: Stretch, from: number, to: number): TeamSums {
    const until = this.until(to)
    const moves = this.#live(stretch, from, to)
    const key = [...stretch, from, until].join()
    return this.#sums.get(`${key} ${JSON.stringify(moves)}`, () => {
      const own = this.#generated(stretch, from, until)
      for (const { id, column, amount } of moves) {
        const at = (this.order.positionOf(id) - stretch[0]) * width + moneyColumns.indexOf(column)
        own[at] = (own[at] ?? 0) + amount
      }
      return new TeamSums(stretch[0], own)
    })
  }

  /** Generated money by position. What is over by today is kept, and only today's is added every minute. */
  #generated(stretch: Stretch, from: number, until: number): Float64Array {
    const { order, crowd } = this
    const [start, end] = stretch
    const add = (into: Float64Array, since: number, to: number) => {
      for (const segment of segmentsOf(since, to))
        for (let position = start; position < end; position += 1) {
          const member = crowd.indexOf(order.ids[position] ?? 0)
          if (member >= 0)
            crowd.add(member, segment, order.playBegins(position), into, (position - start) * width)
        }
      return into
    }
    const today = Math.max(from, startOfDay(until))
    const past = this.#past.get([...stretch, from, today].join(), () =>
      add(new Float64Array((end - start) * width), from, today),
    )
    return add(past.slice(), today, until)
  }

  /** A stretch's money by day and by game type. Every day of the range is there, days to come with nothing. */
  days(stretch: Stretch, from: number, to: number): TeamDays {
    const { order, crowd } = this
    const until = this.until(to)
    const count = to > from ? dayNumber(to - 1) - dayNumber(from) + 1 : 0
    const generated = this.#days.get([...stretch, from, count, until].join(), () => {
      const played = crowdDays(crowd, order, stretch, from, until)
      return { ...played, money: grown(played.money, count * width), active: grown(played.active, count) }
    })
    return joinDays(generated, dayNumber(from), this.#live(stretch, from, to), (id, day) => {
      const member = crowd.indexOf(id)
      const [segment] = segmentsOf(dayStart(day), Math.min(dayStart(day + 1), until))
      if (member < 0 || !segment) return false
      const sums = new Float64Array(width)
      crowd.add(member, segment, order.playBegins(order.positionOf(id)), sums)
      return (sums[2] ?? 0) > 0
    })
  }

  /**
   * Valid bets of several stretches by day. Nothing of it is kept, because it is asked once a period: see `days` for
   * what pages show.
   */
  betsByDay(stretches: readonly Stretch[], from: number, to: number): Float64Array[] {
    const { crowd, order } = this
    const until = this.until(to)
    const count = to > from ? dayNumber(to - 1) - dayNumber(from) + 1 : 0
    const column = moneyColumns.indexOf('validBet')
    const bets = stretches.map((stretch) => {
      const { money } = crowdDays(crowd, order, stretch, from, until)
      return new Float64Array(count).map((_, day) => money[day * width + column] ?? 0)
    })
    const live = livePlay(this.#db, from, to).filter((move) => move.column === 'validBet')
    for (const { id, day, amount } of live) {
      const position = order.positionOf(id)
      for (const [index, [start, end]] of stretches.entries()) {
        const own = bets[index]
        const at = day - dayNumber(from)
        if (own && position >= start && position < end) own[at] = (own[at] ?? 0) + amount
      }
    }
    return bets
  }

  /** All generated rounds of a stretch on a day, by the day's number. */
  rounds = (stretch: Stretch, day: number): CrowdRounds => {
    const { order, crowd } = this
    return this.#rounds.get([...stretch, day].join(), () => crowdRounds(crowd, order, stretch, day))
  }

  /** A stretch's bets of a day by five minutes and by hour: the whole day, whatever the time is. */
  slots(stretch: Stretch, day: number): DaySlots {
    const { order } = this
    const [start, end] = stretch
    const live = liveSlots(this.#db, day).filter(({ id }) => {
      const position = order.positionOf(id)
      return position >= start && position < end
    })
    return this.#slots.get(`${[...stretch, day].join()} ${JSON.stringify(live)}`, () =>
      daySlots(this.rounds(stretch, day), live, (position) => order.ids[position] ?? 0),
    )
  }

  /** Number of accounts of a stretch whose first deposit was within a range. */
  firstDepositors(stretch: Stretch, from: number, to: number): number {
    const { order } = this
    return this.#firstDeposits?.count(order, stretch, from, Math.min(to, this.#clock.now())) ?? 0
  }

  /** When a member of the world comes to play on a day, in ms after its start. */
  visitStart = (member: number, day: number): number => visitOf(member, dayNumber(day)).start

  /** Forgets everything, after the database was filled anew. */
  clear(): void {
    this.#orders.clear()
    this.#balances.clear()
    this.#firstDeposits = undefined
  }

  /** The end of generated play: never later than the minute that the clock is in, so that a minute's calls share it. */
  until = (to: number): number => Math.min(to, Math.floor(this.#clock.now() / minute) * minute)

  #live([start, end]: Stretch, from: number, to: number): LiveMove[] {
    const { order } = this
    return this.#moves.get([start, end, from, to, this.#db.changes].join(), () =>
      livePlay(this.#db, from, to).filter(({ id }) => {
        const position = order.positionOf(id)
        return position >= start && position < end
      }),
    )
  }
}

const grown = (values: Float64Array, length: number): Float64Array => {
  const longer = new Float64Array(length)
  longer.set(values)
  return longer
}
