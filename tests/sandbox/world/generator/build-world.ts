import { Database } from '#sandbox/operator/db/database.ts'
import { type GameRow, makeGames } from '../games/games.ts'
import { makeRooms, type RoomRow } from '../games/rooms.ts'
import { vendorPlans } from '../games/vendors.ts'
import { type DayShareRow, eachDayShare, eachFigures, type FiguresRow } from './figures.ts'
import { makeHistory, type PastMoveRow, type PastRoundRow } from './history/make-history.ts'
import type { PastFriendRow, PastIncomeRow } from './history/past-friends.ts'
import { type AncestorRow, eachAncestor, type MemberRow, makeMembers } from './members.ts'
import { type Scale, scales } from './scale.ts'
import { makeWords, type WordRow } from './words.ts'
import { worldIndexes, worldSchema } from './world-schema.ts'

/** Writes a whole world into a new SQLite file. The same seed and scale give the same rows. */
export function buildWorld(file: string, seed: number, scale: Scale): void {
  const world = new Database(file)
  try {
    // Not synced, because the file is renamed into place only once it is complete.
    world.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;')
    world.exec(worldSchema)
    world.transaction(() => {
      writeVendors(world)
      const games = makeGames(seed, scales[scale].gameShare)
      insertAll(world, 'games', games)
      insertAll(world, 'game_words', makeWords(games))
      world.exec('INSERT INTO words SELECT DISTINCT word FROM game_words')
      insertAll(world, 'rooms', makeRooms(seed, games))
      const members = makeMembers(seed, scale)
      writeHistory(world, seed, games, members)
      writeMembers(world, seed, members)
    })
    world.exec(worldIndexes)
    world.exec('ANALYZE')
  } finally {
    world.close()
  }
}

function writeVendors(world: Database): void {
  const rows = vendorPlans.map(({ code, name, hot }, position) => ({
    code,
    name,
    hot: hot ? 1 : 0,
    position,
  }))
  insertAll(world, 'vendors', rows)
}

function writeHistory(
  world: Database,
  seed: number,
  games: readonly GameRow[],
  members: readonly MemberRow[],
): void {
  const { rounds, moves, friends, income } = makeHistory(seed, games, members)
  insertAll(world, 'past_friends', friends)
  insertAll(world, 'past_income', income)
  insertAll(world, 'past_rounds', rounds)
  insertAll(world, 'past_moves', moves)
}

function writeMembers(world: Database, seed: number, members: readonly MemberRow[]): void {
  insertAll(world, 'members', members)
  insertAll(world, 'ancestors', eachAncestor(members))
  insertAll(world, 'figures', eachFigures(seed, members.length))
  insertAll(world, 'day_shares', eachDayShare(seed))
}

type Row =
  | AncestorRow
  | DayShareRow
  | FiguresRow
  | GameRow
  | MemberRow
  | PastFriendRow
  | PastIncomeRow
  | PastMoveRow
  | PastRoundRow
  | RoomRow
  | WordRow
  | Record<string, string | number>

/** Inserts rows that all have the same columns. */
function insertAll(world: Database, table: string, rows: Iterable<Row>): void {
  let sql: string | undefined
  for (const row of rows) {
    const values = Object.values(row)
    sql ??= `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.map(() => '?').join(', ')})`
    world.run(sql, ...values)
  }
}
