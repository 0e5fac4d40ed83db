import type * as z from 'zod/mini'
import { modelOf, tagOf } from '#sandbox/world/games/game-models.ts'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import { potAmountSql } from '../ledger/jackpots.ts'
import { gamePath } from '../pictures/picture-paths.ts'

/** A game as queries return it. */
export type GameRecord = {
  nodeId: number
  name: string
  vendor: string
  vendorName: string
  gameType: string
  category: string
  model: string
  gameCode: string
  classify: string | null
  minBet: number
  maxBet: number
  /** The amount of its largest pot. */
  jackpot: number | null
  hot: 0 | 1
  isNew: 0 | 1
  openMode: string
  quirk: string
  hasSubGames: 0 | 1
  favourite: 0 | 1
}

type WireGame = z.input<typeof contract.games.popular.value>['list'][number]

/**
 * Selects games as `g` with their vendors as `v`. The first parameter is the account whose favourites are marked, or
 * 0.
 */
export const selectGames = `
  SELECT g.node_id AS nodeId, g.name, g.vendor, v.name AS vendorName, g.game_type AS gameType, g.category, g.model,
    g.game_code AS gameCode, g.classify, g.min_bet AS minBet, g.max_bet AS maxBet,
    ${potAmountSql('g.jackpot')} AS jackpot, g.hot,
    g.new AS isNew, g.open_mode AS openMode, g.quirk, g.has_sub_games AS hasSubGames,
    f.node_id IS NOT NULL AS favourite
  FROM world.games g JOIN world.vendors v ON v.code = g.vendor
  LEFT JOIN favourites f ON f.account_id = ? AND f.node_id = g.node_id`

/** Finds a game by node id, whether it is listed or not. */
export const gameByNode = (db: Database, nodeId: number | string): GameRecord | undefined =>
  db.get<GameRecord>(`${selectGames} WHERE g.node_id = ?`, 0, Number(nodeId))

/** Finds a game by its vendor and game code, which a launch sends. */
export const gameByCode = (db: Database, vendor: string, gameCode: string): GameRecord | undefined =>
  db.get<GameRecord>(`${selectGames} WHERE g.vendor = ? AND g.game_code = ?`, 0, vendor, gameCode)

/** A game in the contract's format. Its tag is in the language. */
export const toWireGame = (game: GameRecord, language: ServedLanguage): WireGame => ({
  ...modelFacts(game),
  nodeId: game.nodeId,
  gameName: game.name,
  vassalage: game.vendor,
  vendorName: game.vendorName,
  gameType: game.gameType,
  gameCode: game.gameCode,
  gameClassify: game.classify,
  gameGroupCode: tagOf(modelOf(game))?.[language] ?? null,
  isGame: game.hasSubGames ? 'VASSALAGE' : null,
  icon: gamePath(game.nodeId),
  minBet: fromMinor(game.minBet),
  maxBet: fromMinor(game.maxBet),
  jackpot: game.jackpot === null ? null : fromMinor(game.jackpot),
  isHot: game.hot,
  isNew: game.isNew,
  favourite: game.favourite === 1,
  ...(game.openMode !== 'frame' && { openMode: game.openMode }),
  demo: hasDemo(game),
})

/** Whether play money is taken: not where several play one round, which it would change for those who play for real. */
const hasDemo = (game: GameRecord): boolean =>
  game.hasSubGames === 0 && game.openMode === 'frame' && !modelOf(game).features.includes('shared')

/** What the game's model says about it. */
function modelFacts(game: GameRecord): Pick<WireGame, 'rtp' | 'volatility' | 'features'> {
  const { rtp, volatility, features } = modelOf(game)
  return { rtp: rtp.toFixed(2), volatility, features: [...features] }
}
