import type { SQLInputValue } from 'node:sqlite'
import type * as z from 'zod/mini'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { parseAmount, toMinor } from '#shared/domain/money.ts'
import type { Sandbox } from '../sandbox.ts'
import { nameKey } from '../world/name-key.ts'
import { type GameRecord, selectGames, toWireGame } from './game-rows.ts'
import { nearGames } from './near-games.ts'

type ListInput = z.output<typeof contract.games.list.input>
type Paging = { pageNo: number; pageSize: number }
type Condition = readonly [sql: string, ...parameters: SQLInputValue[]]

const largestPage = 200

/** The page of a list that a request asks for; nonsense reads as the first page, or a page of one. */
function pageWindow({ pageNo, pageSize }: Paging): { limit: number; offset: number } {
  const limit = Math.min(largestPage, Math.max(1, Math.floor(pageSize)))
  const offset = (Math.max(1, Math.floor(pageNo)) - 1) * limit
  return { limit, offset: Math.min(offset, Number.MAX_SAFE_INTEGER) }
}

/** One page of the games that meet all conditions, in the given order. */
function pageOfGames(
  sandbox: Sandbox,
  accountId: number,
  paging: Paging,
  conditions: readonly Condition[],
  { join = [''], order = 'g.rank' }: { join?: Condition; order?: string } = {},
) {
  const { db } = sandbox
  const [joined, ...joinedWith] = join
  const from = `FROM world.games g ${joined} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  const parameters = [...joinedWith, ...conditions.flatMap(([, ...values]) => values)]
  const { limit, offset } = pageWindow(paging)
  // The nodes first and their details after: a far page would else join every game before it.
  const nodes = db.all<{ node_id: number }>(
    `SELECT g.node_id ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...parameters,
    limit,
    offset,
  )
  const rows = db.all<GameRecord>(
    `${selectGames} JOIN json_each(?) place ON place.value = g.node_id ORDER BY place.key`,
    accountId,
    JSON.stringify(nodes.map(({ node_id }) => node_id)),
  )
  const total = db.get<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, ...parameters)?.total ?? 0
  return { list: rows.map(toWireGame), total, totalPages: Math.ceil(total / limit) }
}

const codesIn = (text: string): string[] => text.split(',').flatMap((code) => code.trim() || [])

/** Games of the lists: no sub-games, of vendors that the merchant offers, and none that was taken away. */
function offered({ settings }: Sandbox): readonly Condition[] {
  const { hiddenVendors, goneGames } = settings.values
  const without = (column: string, codes: readonly (string | number)[]): Condition[] =>
    codes.length === 0 ? [] : [[`${column} NOT IN (SELECT value FROM json_each(?))`, JSON.stringify(codes)]]
  return [
    ['g.parent IS NULL'],
    ...without('g.vendor', codesIn(hiddenVendors)),
    ...without('g.node_id', codesIn(goneGames).map(Number)),
  ]
}

/** Whether a game was taken away since it was listed, by itself or with its vendor. */
export function isGone({ settings }: Sandbox, { nodeId, vendor }: GameRecord): boolean {
  const { hiddenVendors, goneGames } = settings.values
  return codesIn(goneGames).includes(String(nodeId)) || codesIn(hiddenVendors).includes(vendor)
}

/** So much of a search is read: no name is as long, and nobody means more words. */
const lettersRead = 64
const wordsRead = 8
/** What was typed has no spaces, so a name that holds it has a word that does; very short ones are in most names. */
const holding = `g.rank IN (
  SELECT w.rank FROM world.words k CROSS JOIN world.game_words w ON w.word = k.word WHERE instr(k.word, ?) > 0)`

/**
 * The game list, filtered by whatever the request names. A search that no name holds finds the names that are
 * nearest to it, and then those that hold it without its spaces ("halohalo").
 */
export function listGames(sandbox: Sandbox, accountId: number, input: ListInput) {
  const least = input.minBet ? parseAmount(input.minBet) : undefined
  const search = input.gameName?.trim().slice(0, lettersRead) ?? ''
  const words = nameKey(search).split(' ').filter(Boolean).slice(0, wordsRead)
  // A search without a letter or a digit in it ("🎰") finds nothing, rather than everything.
  const nameless: Condition[] = search !== '' && words.length === 0 ? [['0 = 1']] : []
  const given = (value: string | undefined, sql: string): Condition[] => (value ? [[sql, value]] : [])
  const others: readonly Condition[] = [
    ...offered(sandbox),
    ...nameless,
    ...given(input.gameType, 'g.game_type = ?'),
    ...given(input.vassalage, 'g.vendor = ?'),
    ...given(input.gameClassify, 'g.classify = ?'),
    ...(least === undefined ? [] : [['g.min_bet = ?', Number(toMinor(least))] satisfies Condition]),
    ...(input.minLineNum ? [['g.lines >= ?', input.minLineNum] satisfies Condition] : []),
    ...(input.hot ? [['(g.in_hot_list = 1 OR g.hot = 1)'] satisfies Condition] : []),
  ]
  const asTyped = pageOfGames(sandbox, accountId, input, [
    ...others,
    ...words.map((word): Condition => [word.length < 3 ? 'instr(g.name_key, ?) > 0' : holding, word]),
  ])
  if (words.length === 0 || asTyped.total > 0) return asTyped
  const near = pageOfGames(sandbox, accountId, input, others, {
    join: ['JOIN json_each(?) near ON near.value = g.rank', JSON.stringify(nearGames(sandbox.db, words))],
    order: 'near.key',
  })
  if (near.total > 0) return near
  return pageOfGames(sandbox, accountId, input, [
    ...others,
    [
      'g.rank IN (SELECT rank FROM world.games WHERE parent IS NULL AND instr(name_run, ?) > 0)',
      words.join(''),
    ],
  ])
}

/** What a member played last, latest first. */
export const recentGames = (sandbox: Sandbox, accountId: number, paging: Paging) =>
  pageOfGames(sandbox, accountId, paging, [['r.account_id = ?', accountId]], {
    join: ['JOIN recent_games r ON r.node_id = g.node_id'],
    order: 'r.played DESC',
  })

/** A member's favourites, latest first; of one type, or of all for "" and "ALL". */
export const favouriteGames = (sandbox: Sandbox, accountId: number, gameType: string, paging: Paging) =>
  pageOfGames(
    sandbox,
    accountId,
    paging,
    [
      ['mine.account_id = ?', accountId],
      ...(gameType && gameType !== 'ALL' ? [['g.game_type = ?', gameType] satisfies Condition] : []),
    ],
    { join: ['JOIN favourites mine ON mine.node_id = g.node_id'], order: 'mine.created DESC, g.rank' },
  )

/** Listed games that meet a condition, best-known first. */
export function topGames(sandbox: Sandbox, condition: string, limit: number): GameRecord[] {
  const conditions: readonly Condition[] = [...offered(sandbox), [condition]]
  return sandbox.db.all<GameRecord>(
    `${selectGames} WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY g.rank LIMIT ?`,
    0,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  )
}

/** How many games each vendor has of each type; of those that meet a condition, where there is one. */
export const gameCounts = (
  sandbox: Sandbox,
  condition?: string,
): { gameType: string; vendor: string; count: number }[] => {
  const conditions: readonly Condition[] = [...offered(sandbox), ...(condition ? [[condition] as const] : [])]
  return sandbox.db.all(
    `SELECT g.game_type AS gameType, g.vendor, COUNT(*) AS count FROM world.games g
     WHERE ${conditions.map(([sql]) => sql).join(' AND ')} GROUP BY g.game_type, g.vendor`,
    ...conditions.flatMap(([, ...values]) => values),
  )
}
