import { readLanguage, type Text } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { vendorPath } from '../pictures/picture-paths.ts'
import type { Sandbox } from '../sandbox.ts'
import { eventHandlers } from './events.ts'
import { gameFilters } from './game-filters.ts'
import { favouriteGames, gameCounts, isGone, listGames, recentGames, topGames } from './game-lists.ts'
import { type GameRecord, gameByCode, gameByNode, selectGames, toWireGame } from './game-rows.ts'
import { homeRowHandlers } from './home-rows.ts'
import { launchHandlers } from './launch.ts'
import { liveTablesHandler } from './live-tables.ts'
import { roomHandlers } from './rooms.ts'
import { texts } from './texts.ts'
import { winnerBoard } from './winners.ts'

/** Titles of the vendor lanes: one per game type, and one for table games, which are part of LIVE. */
const laneTitles: Record<(typeof gameTypes)[number] | 'TABLE', Text> = texts.laneTitles
/** Most hot games per lobby. */
const hotPerType = 80
const hotOrder = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const

type VendorRow = { code: string; name: string; hot: 0 | 1 }

/** Game lists, favourites, launches and the winner board. */
export function gamesHandlers(sandbox: Sandbox): Handlers<typeof contract.games> {
  const { db, clock } = sandbox
  const winners = winnerBoard(sandbox)

  const totals = () => {
    const counts = gameCounts(sandbox)
    return (gameType: string) =>
      counts.filter((row) => row.gameType === gameType).reduce((sum, { count }) => sum + count, 0)
  }
  const existing = (nodeId: string): GameRecord => {
    const game = gameByNode(db, nodeId)
    if (!game) throw new Refusal('GAME_GONE')
    return game
  }

  return {
    ...launchHandlers(sandbox),
    ...roomHandlers(sandbox),
    ...homeRowHandlers(sandbox),
    liveTables: liveTablesHandler(sandbox),
    ...eventHandlers(sandbox),
    menus: () => {
      const total = totals()
      const menus = gameTypes.map((gameType) => ({ gameType, count: total(gameType) }))
      return { menus: menus.filter(({ count }) => count > 0) }
    },
    vendors: ({ input }) => {
      const language = readLanguage(input.language)
      const tables = gameCounts(sandbox, "g.classify = 'TABLE'")
      const counts = [...gameCounts(sandbox), ...tables.map((row) => ({ ...row, gameType: 'TABLE' }))]
      const vendors = db.all<VendorRow>('SELECT code, name, hot FROM world.vendors ORDER BY position')
      const cardsOf = (gameType: string) =>
        vendors.flatMap(({ code, name, hot }) => {
          const count = counts.find((row) => row.gameType === gameType && row.vendor === code)?.count
          if (count === undefined) return []
          return {
            vassalage: code,
            displayName: name,
            smallIcon: vendorPath(code),
            isHot: hot,
            gameType,
            gameCount: count,
          }
        })
      const lanes = ([...gameTypes, 'TABLE'] as const).map((gameType) => ({
        title: laneTitles[gameType][language],
        cards: cardsOf(gameType),
      }))
      return { lanes: lanes.filter(({ cards }) => cards.length > 0) }
    },
    list: ({ input, member }) => listGames(sandbox, member.id, input),
    filters: ({ input }) => gameFilters(sandbox, input),
    hot: ({ input }) => {
      const language = readLanguage(input.language)
      const total = totals()
      const games = topGames(sandbox, 'g.in_hot_list = 1', 1000)
      const categories = hotOrder.map((gameType) => ({
        gameType,
        total: total(gameType),
        games: games
          .filter((game) => game.gameType === gameType)
          .slice(0, hotPerType)
          .map((game) => toWireGame(game, language)),
      }))
      return { categories: categories.filter((category) => category.games.length > 0) }
    },
    popular: ({ input }) => ({
      list: topGames(sandbox, "g.quirk = ''", Math.min(100, Math.max(1, input.count))).map((game) =>
        toWireGame(game, readLanguage(input.language)),
      ),
    }),
    recent: ({ input, member }) => recentGames(sandbox, member.id, input),
    favourites: ({ input, member }) => favouriteGames(sandbox, member.id, input),
    addFavourite: ({ input, member }) => {
      const { nodeId } = existing(input.nodeId)
      db.run('INSERT OR IGNORE INTO favourites VALUES (?, ?, ?)', member.id, nodeId, clock.now())
      return null
    },
    removeFavourite: ({ input, member }) => {
      db.run('DELETE FROM favourites WHERE account_id = ? AND node_id = ?', member.id, Number(input.nodeId))
      return null
    },
    detail: ({ input }) => {
      const game = input.nodeId
        ? gameByNode(db, input.nodeId)
        : gameByCode(db, input.vassalage, input.gameCode ?? '')
      if (!game || game.vendor !== input.vassalage || isGone(sandbox, game)) throw new Refusal('GAME_GONE')
      return {
        game: toWireGame(game, readLanguage(input.language)),
        recentWins: winners.latestOf(game.nodeId),
      }
    },
    subGames: ({ input, member }) => {
      const parent = existing(input.nodeId)
      const rows = db.all<GameRecord>(
        `${selectGames} WHERE g.parent = ? ORDER BY g.rank`,
        member.id,
        parent.nodeId,
      )
      return { list: rows.map((game) => toWireGame(game, readLanguage(input.language))) }
    },
    winners: ({ input }) => ({
      list: winners.latest(input.limitNum),
      jackpot: sandbox.settings.values.platformJackpot ? winners.jackpot() : null,
    }),
  }
}
