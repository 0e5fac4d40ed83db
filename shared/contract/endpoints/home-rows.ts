import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'
import { gameFields } from './featured-games.ts'
import { lastResults } from './live-tables.ts'

/** A game in a row of home, with what is happening in it now. */
const rowGame = z.lazy(() =>
  z.object({
    ...gameFields(),
    /** Who plays it now, and its seats; null where there is no limit. */
    players: z.optional(z.number()),
    seats: z.optional(z.nullable(z.number())),
    /** Its last rounds, as `games.liveTables` has them. */
    results: z.optional(lastResults),
    /** Set if this is one room of its game. */
    roomId: z.optional(z.string()),
    /** Milliseconds until its next draw, and the prize of that. */
    startsIn: z.optional(z.number()),
    pot: z.optional(amount),
  }),
)

const homeRow = z.lazy(() =>
  z.object({
    /** "live" is the row of live tables, which home shows in a place of its own. */
    rowId: z.string(),
    title: z.string(),
    note: z.optional(z.nullable(z.string())),
    /** A path of the site that lists all of them. */
    more: z.optional(z.nullable(z.string())),
    /** "wide" for games with wide pictures. */
    shape: z.optional(z.nullable(z.string())),
    games: listOf(rowGame, 'nodeId'),
  }),
)

const rows = z.lazy(() => z.object({ rows: listOf(homeRow, 'rowId') }))

/** The rows of games on home. The gateway decides which there are, in what order, and what is in them. */
export const homeRows = {
  rows: endpoint({
    id: 'games.rows',
    method: 'GET',
    path: '/wps/relay/GLS2_gameRows',
    auth: 'none',
    carrier: 'query',
    source: 'assumed',
    summary: 'Rows of games by theme for the home page, without empty ones',
    input: z.object({ language: z.string() }),
    value: rows,
  }),
  ownRows: endpoint({
    id: 'games.ownRows',
    method: 'GET',
    path: '/wps/relay/GLS2_ownGameRows',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: "This member's rows: what to continue or start with, what is like it, and favourites",
    input: z.object({ language: z.string() }),
    value: rows,
  }),
} as const

export type HomeRow = z.output<typeof homeRow>
export type RowGame = z.output<typeof rowGame>
