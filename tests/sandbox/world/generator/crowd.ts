import type { Database } from '#sandbox/operator/db/database.ts'
import { maskName } from '../accounts/mask-name.ts'
import { firstMemberId } from './members.ts'
import { between, randomFor, skewed } from './random.ts'
import { type Scale, scales } from './scale.ts'

/** A win on the winner board. Amount in minor units. */
export type BoardWin = { name: string; nodeId: number; amount: number; won: number }

/** Average time between two of the crowd's wins on the board, in ms. */
const boardPace = 47_000
const gamePace = 31 * 60_000
/** The crowd plays only this many of the best-known games. */
const knownGames = 300

/**
 * Wins of other players. They are a pure function of seed and time, so the board is never empty or outdated and looks
 * the same to everyone, and nothing has to be stored.
 */
export class Crowd {
  readonly #db: Database
  readonly #seed: number
  readonly #members: number

  constructor(db: Database, seed: number, scale: Scale) {
    this.#db = db
    this.#seed = seed
    const { team, others } = scales[scale]
    this.#members = team.members + others.members
  }

  /** The latest wins up to `now`, newest first. */
  latest(now: number, count: number): BoardWin[] {
    const rank = (random: () => number) => 1 + Math.floor(random() ** 2 * knownGames)
    return this.#wins('board', now, count, boardPace, (random) => this.#nodeAt(rank(random)))
  }

  /** The latest wins in one game, newest first. */
  latestOf(nodeId: number, now: number, count: number): BoardWin[] {
    return this.#wins(`game ${nodeId}`, now, count, gamePace, () => nodeId)
  }

  #wins(board: string, now: number, count: number, pace: number, nodeOf: (random: () => number) => number) {
    const wins: BoardWin[] = []
    for (let slot = Math.floor(now / pace); wins.length < count; slot--) {
      const random = randomFor(this.#seed, `${board} ${slot}`)
      const won = Math.floor(slot * pace + random() * pace)
      const win = {
        won,
        nodeId: nodeOf(random),
        amount: 50_000 + skewed(random, 900_000),
        name: this.#name(random),
      }
      if (won <= now) wins.push(win)
    }
    return wins
  }

  #nodeAt(rank: number): number {
    const row = this.#db.get<{ node_id: number }>(
      "SELECT node_id FROM world.games WHERE rank >= ? AND quirk = '' AND parent IS NULL ORDER BY rank LIMIT 1",
      rank,
    )
    return row?.node_id ?? 0
  }

  #name(random: () => number): string {
    const id = firstMemberId + between(random, 0, this.#members - 1)
    const row = this.#db.get<{ username: string }>(
      'SELECT username FROM world.members WHERE id <= ? ORDER BY id DESC LIMIT 1',
      id,
    )
    return maskName(row?.username ?? 'somebody')
  }
}
