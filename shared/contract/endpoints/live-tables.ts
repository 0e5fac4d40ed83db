import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { game } from './featured-games.ts'

/** One side, pocket or die of a result, in the caller's language. `short` fits a bead: "B", "17". */
const liveMark = z.lazy(() =>
  z.object({
    label: z.string(),
    short: z.string(),
    colour: z.enum(['red', 'blue', 'green', 'black', 'yellow', 'pink', 'white']),
  }),
)

/** The last rounds, latest first. A round has one mark or, with dice, three. */
export const lastResults = z.lazy(() => z.array(z.array(liveMark)))

const liveTable = z.lazy(() =>
  z.object({
    game,
    dealer: z.string(),
    /** How many people are at the table. */
    players: z.number(),
    /** Whether bets are open, and seconds until they close, or until the next round opens. */
    open: z.boolean(),
    secondsLeft: z.number(),
    results: lastResults,
  }),
)

export const liveTables = endpoint({
  id: 'games.liveTables',
  method: 'GET',
  path: '/wps/relay/GLS2_liveTables',
  auth: 'none',
  carrier: 'query',
  source: 'assumed',
  summary: 'The most played live tables, with players and last results; empty while the provider is away',
  input: z.object({ count: z.number(), language: z.string() }),
  value: z.lazy(() => z.object({ list: z.array(liveTable) })),
})

export type LiveMark = z.output<typeof liveMark>
