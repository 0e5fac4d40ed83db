import type * as z from 'zod/mini'
import { nameKey } from '#sandbox/world/games/name-key.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import type { gameFilters } from '#shared/contract/endpoints/game-filters.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { parseAmount, toMinor } from '#shared/domain/money.ts'
import type { Condition } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { codesIn, isVendorHidden } from '../settings/hidden.ts'
import { modelConditions } from './game-models-in.ts'
import { type GameRecord, selectGames, toWireGame } from './game-rows.ts'
import { similarGames } from './similar-games.ts'

type ListInput = z.output<typeof contract.games.list.input>
type ListFilters = z.output<z.ZodMiniObject<typeof gameFilters>>
type Paging = { pageNo: number; pageSize: number; language: string }

const largestPage = 200

/** Limit and offset of a requested page. Invalid numbers become page 1, or a page size of 1. */
function pageWindow({ pageNo, pageSize }: Paging): { limit: number; offset: number } {
  const limit = Math.min(largestPage, Math.max(1, Math.floor(pageSize)))
  const offset = (Math.max(1, Math.floor(pageNo)) - 1) * limit
  return { limit, offset: Math.min(offset, Number.MAX_SAFE_INTEGER) }
}

/** One page of the games that match all conditions, in the given order. */
function pageOfGames(
  sandbox: Sandbox,
  accountId: number,
  paging: Paging,
  conditions: readonly Condition[],
  { join, order }: Pick<Source, 'join' | 'order'>,
) {
  const { db } = sandbox
  const [joined, ...joinedWith] = join
  const from = `FROM world.games g ${joined} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`
  const parameters = [...joinedWith, ...conditions.flatMap(([, ...values]) => values)]
  const { limit, offset } = pageWindow(paging)
  // Pages first and joins afterwards. A far page would otherwise join every game before it.
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
  return {
    list: rows.map((game) => toWireGame(game, readLanguage(paging.language))),
    total,
    totalPages: Math.ceil(total / limit),
  }
}

/** Games that can be played: no hidden vendors, no games that were removed. */
function available({ settings }: Sandbox): readonly Condition[] {
  const { hiddenVendors, goneGames } = settings.values
  const without = (column: string, codes: readonly (string | number)[]): Condition[] =>
    codes.length === 0 ? [] : [[`${column} NOT IN (SELECT value FROM json_each(?))`, JSON.stringify(codes)]]
  return [
    ...without('g.vendor', codesIn(hiddenVendors)),
    ...without('g.node_id', codesIn(goneGames).map(Number)),
  ]
}

/** Games that lists may show, which leaves out sub-games. */
const offered = (sandbox: Sandbox): readonly Condition[] => [['g.parent IS NULL'], ...available(sandbox)]

/** Whether a game has been removed, or its vendor hidden, since it was listed. */
export function isGone({ settings }: Sandbox, { nodeId, vendor }: GameRecord): boolean {
  const { goneGames } = settings.values
  return codesIn(goneGames).includes(String(nodeId)) || isVendorHidden(settings.values, vendor)
}

/** How much of a search is used. No name is longer, and nobody searches for more words. */
const lettersRead = 64
const wordsRead = 8
/**
 * A search word has no spaces, so a name containing it has a word that contains it. Not used for words under three
 * letters, because those occur in most names.
 */
const holding = `g.rank IN (
  SELECT w.rank FROM world.words k CROSS JOIN world.game_words w ON w.word = k.word WHERE instr(k.word, ?) > 0)`

/** The games that a list chooses from, and their order. */
type Source = {
  conditions: readonly Condition[]
  join: Condition
  order: string
  /** A list of one member: so few games that each name can be read. It also has sub-games, whose words aren't kept. */
  few?: true
}

/** What a filter of the site asks for. */
function chosen(input: ListFilters): readonly Condition[] {
  const least = input.minBet ? parseAmount(input.minBet) : undefined
  const given = (value: string | undefined, sql: string): Condition[] => (value ? [[sql, value]] : [])
  return [
    ...given(input.gameType === 'ALL' ? '' : input.gameType, 'g.game_type = ?'),
    ...given(input.vassalage, 'g.vendor = ?'),
    ...given(input.gameClassify, 'g.classify = ?'),
    ...(least === undefined ? [] : [['g.min_bet = ?', Number(toMinor(least))] satisfies Condition]),
    ...modelConditions(input),
  ]
}

/**
 * One page of the games that pass the filters. If no name contains the search, it falls back to the most similar
 * names, and then to names that contain it without spaces ("halohalo").
 */
function filteredGames(sandbox: Sandbox, accountId: number, input: ListFilters & Paging, source: Source) {
  const search = input.gameName?.trim().slice(0, lettersRead) ?? ''
  const words = nameKey(search).split(' ').filter(Boolean).slice(0, wordsRead)
  // A search without letters or digits ("🎰") finds nothing instead of everything.
  const nameless: Condition[] = search !== '' && words.length === 0 ? [['0 = 1']] : []
  const others = [...source.conditions, ...nameless, ...chosen(input)]
  const asTyped = pageOfGames(
    sandbox,
    accountId,
    input,
    [
      ...others,
      ...words.map(
        (word): Condition => [source.few || word.length < 3 ? 'instr(g.name_key, ?) > 0' : holding, word],
      ),
    ],
    source,
  )
  if (words.length === 0 || asTyped.total > 0) return asTyped
  const [join, ...joinedWith] = source.join
  const near = pageOfGames(sandbox, accountId, input, others, {
    join: [
      `${join} JOIN json_each(?) near ON near.value = g.rank`,
      ...joinedWith,
      JSON.stringify(similarGames(sandbox.db, words)),
    ],
    order: 'near.key',
  })
  if (near.total > 0) return near
  return pageOfGames(
    sandbox,
    accountId,
    input,
    [
      ...others,
      [
        'g.rank IN (SELECT rank FROM world.games WHERE parent IS NULL AND instr(name_run, ?) > 0)',
        words.join(''),
      ],
    ],
    source,
  )
}

/** The game list, filtered by the request. */
export const listGames = (sandbox: Sandbox, accountId: number, input: ListInput) =>
  filteredGames(sandbox, accountId, input, {
    conditions: [
      ...offered(sandbox),
      ...(input.minLineNum ? [['g.lines >= ?', input.minLineNum] satisfies Condition] : []),
      ...(input.hot ? [['(g.in_hot_list = 1 OR g.hot = 1)'] satisfies Condition] : []),
    ],
    join: [''],
    order: 'g.rank',
  })

/** Games a member played, latest first, without those that are gone. */
export const recentGames = (sandbox: Sandbox, accountId: number, input: ListFilters & Paging) => ({
  ...filteredGames(sandbox, accountId, input, {
    conditions: [['r.account_id = ?', accountId], ...available(sandbox)],
    join: ['JOIN recent_games r ON r.node_id = g.node_id'],
    order: 'r.played DESC',
    few: true,
  }),
  filtered: true,
})

/** A member's favourites, latest first. "" and "ALL" mean all types. */
export const favouriteGames = (sandbox: Sandbox, accountId: number, input: ListFilters & Paging) => ({
  ...filteredGames(sandbox, accountId, input, {
    conditions: [['mine.account_id = ?', accountId], ...available(sandbox)],
    join: ['JOIN favourites mine ON mine.node_id = g.node_id'],
    order: 'mine.created DESC, g.rank',
    few: true,
  }),
  filtered: true,
})

/**
 * Listed games that match a condition, best-known first.
 * @param accountId whose favourites are marked; 0 for nobody's.
 */
export function topGames(
  sandbox: Sandbox,
  condition: string | Condition,
  limit: number,
  accountId = 0,
): GameRecord[] {
  const own: Condition = typeof condition === 'string' ? [condition] : condition
  const conditions: readonly Condition[] = [...offered(sandbox), own]
  return sandbox.db.all<GameRecord>(
    `${selectGames} WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY g.rank LIMIT ?`,
    accountId,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  )
}

/** Number of listed games of each model that match all conditions. */
export function modelCounts(
  sandbox: Sandbox,
  conditions: readonly Condition[],
): { model: string; count: number }[] {
  const all = [...offered(sandbox), ...conditions]
  return sandbox.db.all(
    `SELECT g.model, COUNT(*) AS count FROM world.games g
     WHERE ${all.map(([sql]) => sql).join(' AND ')} GROUP BY g.model`,
    ...all.flatMap(([, ...values]) => values),
  )
}

/** Number of games by vendor and type. Only those that match the condition, if given. */
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
