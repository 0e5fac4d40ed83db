/** The live tables as the site shows them. How they stand is asked of the game provider, and kept for a moment. */
import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { askTables, mostTables, type TableGlance } from '#sandbox/provider/wire/live-tables.ts'
import { readLanguage, sameText, type Text, text } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import type { Handler } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { topGames } from './game-lists.ts'
import { type GameRecord, toWireGame } from './game-rows.ts'

/** How long an answer of the provider is good for, and a missing one isn't asked for again, in ms. */
const kept = 2_000

type Mark = z.input<typeof contract.games.liveTables.value>['list'][number]['results'][number][number]

/** Names of the sides, and what stands on their bead. */
const sides: Readonly<Partial<Record<string, readonly [label: Text, short: Text]>>> = {
  banker: [
    text('Banker', 'Banker', '庄', 'Banker', 'バンカー', 'เจ้ามือ', 'Banker'),
    text('B', 'B', '庄', 'B', 'B', 'B', 'B'),
  ],
  player: [
    text('Player', 'Player', '闲', 'Player', 'プレイヤー', 'ผู้เล่น', 'Player'),
    text('P', 'P', '闲', 'P', 'P', 'P', 'P'),
  ],
  tie: [text('Tie', 'Tie', '和', 'Hòa', 'タイ', 'เสมอ', 'Seri'), text('T', 'T', '和', 'H', 'T', 'T', 'S')],
  dragon: [
    text('Dragon', 'Dragon', '龙', 'Rồng', 'ドラゴン', 'มังกร', 'Naga'),
    text('D', 'D', '龙', 'R', 'D', 'D', 'N'),
  ],
  tiger: [
    text('Tiger', 'Tiger', '虎', 'Hổ', 'タイガー', 'เสือ', 'Harimau'),
    text('T', 'T', '虎', 'H', 'T', 'T', 'H'),
  ],
  red: [text('Red', 'Pula', '红', 'Đỏ', '赤', 'แดง', 'Merah'), sameText('')],
  blue: [text('Blue', 'Asul', '蓝', 'Xanh dương', '青', 'น้ำเงิน', 'Biru'), sameText('')],
  yellow: [text('Yellow', 'Dilaw', '黄', 'Vàng', '黄', 'เหลือง', 'Kuning'), sameText('')],
  green: [text('Green', 'Berde', '绿', 'Xanh lá', '緑', 'เขียว', 'Hijau'), sameText('')],
  pink: [text('Pink', 'Pink', '粉', 'Hồng', 'ピンク', 'ชมพู', 'Merah muda'), sameText('')],
  white: [text('White', 'Puti', '白', 'Trắng', '白', 'ขาว', 'Putih'), sameText('')],
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
