import { Database } from '#sandbox/db/database.ts'
import { eachDay, eachMonth, type Figures } from './figures.ts'
import { type GameRow, makeGames } from './games.ts'
import { makeHistory, type PastMoveRow, type PastRoundRow } from './history/make-history.ts'
import { type MemberRow, makeMembers } from './members.ts'
import { makeRooms, type RoomRow } from './rooms.ts'
import { type Scale, scales } from './scale.ts'
import { vendorPlans } from './vendors.ts'
import { makeWords, type WordRow } from './words.ts'
import { worldIndexes, worldSchema } from './world-schema.ts'

/** Writes a whole world into a new SQLite file. The same seed and scale give the same rows. */
export function buildWorld(file: string, seed: number, scale: Scale): void {
  const world = new Database(file)
  try {
    // The file is renamed into place when it's whole, so nothing is lost by not syncing on the way.
    world.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;')
    world.exec(worldSchema)
    world.transaction(() => {
      writeVendors(world)
      const games = makeGames(seed, scales[scale].gameShare)
      for (const game of games) insert(world, 'games', game)
      for (const word of makeWords(games)) insert(world, 'game_words', word)
      for (const room of makeRooms(seed, games)) insert(world, 'rooms', room)
      writeHistory(world, seed, games)
      writeMembers(world, seed, makeMembers(seed, scale))
    })
    world.exec(worldIndexes)
    world.exec('ANALYZE')
  } finally {
    world.close()
  }
}

function writeVendors(world: Database): void {
  for (const [position, { code, name, hot }] of vendorPlans.entries())
    insert(world, 'vendors', { code, name, account_type_id: 100 + position, hot: hot ? 1 : 0, position })
}

function writeHistory(world: Database, seed: number, games: readonly GameRow[]): void {
  const { rounds, moves } = makeHistory(seed, games)
  for (const round of rounds) insert(world, 'past_rounds', round)
  for (const move of moves) insert(world, 'past_moves', move)
}

function writeMembers(world: Database, seed: number, members: readonly MemberRow[]): void {
  for (const member of members) insert(world, 'members', member)
  const into = (table: string) => (member: number, period: number, figures: Figures) =>
    world.run(
      `INSERT INTO ${table} VALUES (?, ?, ?, ?, ?, ?, ?)`,
      member,
      period,
      figures.deposits,
      figures.withdrawals,
      figures.bets,
      figures.wins,
      figures.bonus,
    )
  eachMonth(seed, members, into('monthly'))
  eachDay(seed, members, into('daily'))
}

function insert(
  world: Database,
  table: string,
  row: GameRow | MemberRow | PastMoveRow | PastRoundRow | RoomRow | WordRow | Record<string, string | number>,
): void {
  const columns = Object.keys(row)
  world.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  )
}
