/** The live tables as the site shows them. How they stand is asked of the game provider, and kept for a moment. */

import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { askTables, mostTables, type TableGlance } from '#sandbox/provider/wire/live-tables.ts'
import { readLanguage, sameText, type Text } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import type { Handler } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { topGames } from './game-lists.ts'
import { type GameRecord, toWireGame } from './game-rows.ts'
import { texts } from './texts.ts'

/** How long an answer of the provider is good for, and a missing one isn't asked for again, in ms. */
const kept = 2_000

type Mark = z.input<typeof contract.games.liveTables.value>['list'][number]['results'][number][number]

/** Names of the sides, and what stands on their bead. */
const sides: Readonly<Partial<Record<string, readonly [label: Text, short: Text]>>> = {
  banker: [texts.sides.banker.label, texts.sides.banker.short],
  player: [texts.sides.player.label, texts.sides.player.short],
  tie: [texts.sides.tie.label, texts.sides.tie.short],
  dragon: [texts.sides.dragon.label, texts.sides.dragon.short],
  tiger: [texts.sides.tiger.label, texts.sides.tiger.short],
  red: [texts.sides.red.label, sameText('')],
  blue: [texts.sides.blue.label, sameText('')],
  yellow: [texts.sides.yellow.label, sameText('')],
  green: [texts.sides.green.label, sameText('')],
  pink: [texts.sides.pink.label, sameText('')],
  white: [texts.sides.white.label, sameText('')],
}
type Language = Parameters<Handler<typeof contract.games.liveTables>>[0]['language']

function markOf({ side, colour }: TableGlance['results'][number][number], language: Language): Mark {
  const [label, short] = sides[side] ?? [sameText(side), sameText(side)]
  return { label: label[language], short: short[language], colour }
}

const liveGames = (sandbox: Sandbox): GameRecord[] =>
  topGames(sandbox, "g.category = 'LIVE' AND g.quirk = '' AND g.has_sub_games = 0", mostTables)

/** Asks the provider before the call is answered, at most once every two seconds. */
export function routeLiveTables(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  let asking: Promise<void> | undefined
  let asked = Number.NEGATIVE_INFINITY

  async function ask(): Promise<void> {
    const tables = liveGames(sandbox).map(({ nodeId, model }) => ({ nodeId: String(nodeId), model }))
    sandbox.tables = (await askTables(sandbox.providerOrigin, sandbox.walletSecret, tables)) ?? []
    asked = sandbox.clock.now()
    asking = undefined
  }

  for (const { path } of [contract.games.liveTables, contract.games.rows])
    app.use(path, async (_context, next) => {
      if (Math.abs(sandbox.clock.now() - asked) >= kept) asking ??= ask()
      await asking
      await next()
    })
}

/** The tables that the provider last told of, the most played first. */
export function knownTables(sandbox: Sandbox, language: Language) {
  const now = sandbox.clock.now()
  const glances = new Map(sandbox.tables.map((table) => [table.nodeId, table]))
  return liveGames(sandbox).flatMap((game) => {
    const table = glances.get(String(game.nodeId))
    if (!table) return []
    const open = now < table.closesAt
    return {
      game: toWireGame(game, language),
      dealer: table.dealer,
      players: table.players,
      open,
      secondsLeft: Math.max(0, Math.ceil(((open ? table.closesAt : table.nextAt) - now) / 1000)),
      results: table.results.map((round) => round.map((mark) => markOf(mark, language))),
    }
  })
}

/** Answers with the known tables. */
export const liveTablesHandler =
  (sandbox: Sandbox): Handler<typeof contract.games.liveTables> =>
  ({ input }) => ({
    list: knownTables(sandbox, readLanguage(input.language)).slice(0, Math.max(0, input.count)),
  })
