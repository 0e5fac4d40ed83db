import type { HomeRow, RowGame } from '#shared/contract/endpoints/home-rows.ts'
import type { LiveMark } from '#shared/contract/endpoints/live-tables.ts'

/** The gateway's row of live tables. Home shows it in a place of its own. */
const liveRowId = 'live'

/**
 * The rows in the middle of home: the member's own after the first, which stands at the top, then everybody's. A row
 * that comes twice is shown once.
 */
export function shelvesOf(own: readonly HomeRow[], everybodys: readonly HomeRow[]): readonly HomeRow[] {
  const seen = new Set(own.slice(0, 1).map(({ rowId }) => rowId))
  return [...own.slice(1), ...everybodys].filter(({ rowId, games }) => {
    const fresh = rowId !== liveRowId && games.length > 0 && !seen.has(rowId)
    seen.add(rowId)
    return fresh
  })
}

/**
 * The live tables to show: the hot ones, with what the rows say is happening at them. The rows' own tables if none is
 * hot.
 */
export function liveTables(
  hot: readonly RowGame[],
  rows: readonly HomeRow[],
  count: number,
): readonly RowGame[] {
  const listed = rows.find(({ rowId }) => rowId === liveRowId)?.games ?? []
  const now = new Map(
    listed.map(({ nodeId, players, seats, results }) => [nodeId, { players, seats, results }]),
  )
  return (hot.length > 0 ? hot : listed).slice(0, count).map((game) => ({ ...game, ...now.get(game.nodeId) }))
}

/** How many marks have room below a wide tile. */
const mostMarks = 9

type ShownResult = { place: number; marks: readonly (LiveMark & { place: number })[] }

/** The last rounds that have room below a tile, with their places: results repeat, and nothing else tells them apart. */
export function shownResults(results: readonly (readonly LiveMark[])[]): ShownResult[] {
  const perRound = Math.max(1, results[0]?.length ?? 1)
  return results
    .slice(0, Math.floor(mostMarks / perRound))
    .map((marks, place) => ({ place, marks: marks.map((mark, at) => ({ ...mark, place: at })) }))
}

/** What a tile says of the moment: its next draw, its seats or its players. Undefined if it says nothing. */
export type Moment =
  | { kind: 'draw'; time: number }
  | { kind: 'seats'; taken: number; seats: number }
  | { kind: 'players'; players: number }

/** @param seen when the game was fetched, in milliseconds since 1970. */
export function momentOf({ startsIn, players, seats }: RowGame, seen: number): Moment | undefined {
  if (startsIn !== undefined) return { kind: 'draw', time: seen + startsIn }
  if (players === undefined) return undefined
  return seats == null ? { kind: 'players', players } : { kind: 'seats', taken: players, seats }
}
