import type * as z from 'zod/mini'
import { readLanguage, type ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { bingoVendor } from '#shared/domain/game-types.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Condition } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { favouriteGames, recentGames, topGames } from './game-lists.ts'
import { modelConditions } from './game-models-in.ts'
import { type GameRecord, gameByNode, toWireGame } from './game-rows.ts'
import { knownTables } from './live-tables.ts'
import { roomList } from './rooms.ts'
import {
  alikeTitle,
  bingoRow,
  continueRow,
  favouritesRow,
  liveRow,
  type RowWords,
  startRow,
  themeRows,
} from './row-words.ts'

type WireRow = z.input<typeof contract.games.rows.value>['rows'][number]
type WireGame = WireRow['games'][number]

const mostInRow = 14
/** The most played games, which home shows in a grid of their own. */
const knownAnyway = 20
/** Largest minimum bet of the games to start with, in minor units. */
const smallBet = 100

/** The rows of home. A game stands in one row only, and rows without games are left out. */
export function homeRowHandlers(sandbox: Sandbox): Pick<Handlers<typeof contract.games>, 'rows' | 'ownRows'> {
  const { db } = sandbox
  const rooms = roomList(sandbox)

  /** Games that match a condition, except those shown before. They count as shown then. */
  function fresh(
    condition: Condition,
    shown: Set<number>,
    language: ServedLanguage,
    accountId = 0,
  ): WireGame[] {
    const games = topGames(sandbox, condition, mostInRow + shown.size, accountId)
      .filter(({ nodeId }) => !shown.has(nodeId))
      .slice(0, mostInRow)
    for (const { nodeId } of games) shown.add(nodeId)
    return games.map((game) => toWireGame(game, language))
  }

  /** The next draw of each bingo game, the first to come first. */
  const bingo = (language: ServedLanguage): WireGame[] =>
    rooms
      .list(bingoVendor, language)
      .flatMap(({ nodeId, roomName, roomId, stake, pot, players, startsIn }) => {
        const game = gameByNode(db, nodeId)
        if (!game || startsIn == null) return []
        const { maxBet: _, jackpot: __, ...rest } = toWireGame(game, language)
        return {
          ...rest,
          gameName: roomName,
          minBet: stake,
          roomId,
          players,
          startsIn,
          ...(pot != null && { pot }),
        }
      })
      .toSorted((a, b) => a.startsIn - b.startsIn)
      .filter(({ nodeId }, place, all) => all.findIndex((game) => game.nodeId === nodeId) === place)
      .slice(0, mostInRow)

  /** Hot live tables, with what the provider told of them. */
  function liveTables(language: ServedLanguage): WireGame[] {
    const known = new Map(knownTables(sandbox, language).map((table) => [table.game.nodeId, table]))
    return topGames(sandbox, "g.game_type = 'LIVE' AND g.in_hot_list = 1", mostInRow).map((game) => {
      const table = known.get(game.nodeId)
      return {
        ...toWireGame(game, language),
        ...(table && { players: table.players, results: table.results }),
      }
    })
  }

  const popular = () => new Set(topGames(sandbox, "g.quirk = ''", knownAnyway).map(({ nodeId }) => nodeId))

  return {
    rows: ({ input }) => {
      const language = readLanguage(input.language)
      const shown = popular()
      const themes = themeRows.map((row) => {
        const [condition = ['0 = 1']] = 'feature' in row ? modelConditions(row) : [[row.condition] as const]
        return toRow(row.id, row, language, fresh(condition, shown, language))
      })
      const live = liveTables(language)
      const rows = [
        ...themes,
        { ...toRow('bingo', bingoRow, language, bingo(language)), shape: 'wide' },
        { ...toRow('live', liveRow, language, live), shape: 'wide' },
      ]
      return { rows: rows.filter(({ games }) => games.length > 0) }
    },
    ownRows: ({ input, member }) => {
      const language = readLanguage(input.language)
      const first = { pageNo: 1, pageSize: mostInRow, language }
      const recent = recentGames(sandbox, member.id, first).list
      const shown = new Set(recent.map(({ nodeId }) => Number(nodeId)))
      const last = recent[0] && gameByNode(db, Number(recent[0].nodeId))
      const favourites = favouriteGames(sandbox, member.id, first).list.filter(
        ({ nodeId }) => !shown.has(Number(nodeId)),
      )
      for (const { nodeId } of favourites) shown.add(Number(nodeId))
      const rows = [
        last
          ? toRow('continue', continueRow, language, recent)
          : toRow('start', startRow, language, fresh(easy, popular(), language, member.id)),
        ...(last
          ? [toRow('alike', alikeRow(last), language, fresh(alike(last), shown, language, member.id))]
          : []),
        toRow('favourites', favouritesRow, language, favourites),
      ]
      return { rows: rows.filter(({ games }) => games.length > 0) }
    },
  }
}

const toRow = (
  rowId: string,
  { title, note, more }: RowWords,
  language: ServedLanguage,
  games: WireGame[],
): WireRow => ({
  rowId,
  title: title[language],
  note: note?.[language] ?? null,
  more: more ?? null,
  games,
})

const easy: Condition = ["g.quirk = '' AND g.has_sub_games = 0 AND g.min_bet <= ?", smallBet]

const alikeRow = ({ name }: GameRecord): RowWords => ({ title: alikeTitle(name) })

/** Games of the same kind by the same vendor, or with the same rules. */
const alike = ({ vendor, category, model }: GameRecord): Condition => [
  "g.quirk = '' AND g.category = ? AND (g.vendor = ? OR g.model = ?)",
  category,
  vendor,
  model,
]
