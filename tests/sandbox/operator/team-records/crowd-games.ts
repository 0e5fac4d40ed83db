import type { Database } from '../db/database.ts'
import { crowdGameTypes } from '../teams/crowd.ts'
import { mix } from '../teams/mix.ts'

/** A game of the world. */
export type WorldGame = {
  nodeId: number
  name: string
  gameType: string
  vendor: string
  vendorName: string
}
type GameRow = WorldGame & { listed: number }

/** Purpose of the hash that picks a visit's game. */
const purpose = -9

/** All games of the world, and which of them a member of the crowd plays on a day. */
class CrowdGames {
  readonly list: readonly WorldGame[]
  readonly #indexes: Map<number, number>
  /** By index in `crowdGameTypes`: indexes of the games to choose from, most played first. */
  readonly #choices: readonly (readonly number[])[]

  constructor(db: Database) {
    const rows = db.all<GameRow>(
      `SELECT g.node_id AS nodeId, g.name, g.game_type AS gameType, g.vendor, COALESCE(v.name, '') AS vendorName,
         g.parent IS NULL AND g.has_sub_games = 0 AND g.quirk = '' AS listed
       FROM world.games g LEFT JOIN world.vendors v ON v.code = g.vendor ORDER BY g.rank`,
    )
    this.list = rows
    this.#indexes = new Map(rows.map(({ nodeId }, index) => [nodeId, index]))
    this.#choices = crowdGameTypes.map((type) =>
      rows.flatMap(({ gameType, listed }, index) => (listed && gameType === type ? [index] : [])),
    )
  }

  /** Index of a game by its node; -1 for one that was removed. */
  indexOf = (nodeId: number): number => this.#indexes.get(nodeId) ?? -1

  /** Index of the game that a member plays on a day, of the type that it plays in that month. One game a visit. */
  choose(member: number, day: number, type: number): number {
    const choices = this.#choices[type] ?? []
    return choices[Math.floor(choices.length * mix(member, day, purpose) ** 3)] ?? -1
  }
}

const known = new WeakMap<Database, CrowdGames>()

/** The games of a sandbox's world. */
export function crowdGames(db: Database): CrowdGames {
  const games = known.get(db) ?? new CrowdGames(db)
  known.set(db, games)
  return games
}

export type { CrowdGames }

/** A game as the contract names it. Empty for one that was removed. */
export const writtenGame = (game: WorldGame | undefined) => ({
  gameType: game?.gameType ?? '',
  vassalage: game?.vendor ?? '',
  vendorName: game?.vendorName ?? '',
  gameName: game?.name ?? '',
})
