import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import { askEvents, type BookEvents } from '#sandbox/provider/wire/book-events.ts'
import { events } from '#shared/contract/endpoints/events.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { formOf, periodOf } from '../lottery/forms.ts'
import { nextDraw } from '../lottery/schedule.ts'
import type { Sandbox } from '../sandbox.ts'
import { topGames } from './game-lists.ts'
import type { GameRecord } from './game-rows.ts'

type WireEvents = z.input<typeof contract.games.events.value>['list'][number]

/** What the provider tells of. */
const matches: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']
const draws: readonly string[] = ['LOTT', 'ELOTT']
/** How long an answer of the provider is used, in ms of real time. */
const freshFor = 2_000

/** The game that each vendor opens with: the best-known one that can be launched. */
function leadGames(sandbox: Sandbox): readonly GameRecord[] {
  const leads = new Map<string, GameRecord>()
  const condition = `g.category IN ('${[...matches, ...draws].join("','")}') AND g.quirk = ''`
  for (const game of topGames(sandbox, condition, 500)) {
    const key = `${game.gameType} ${game.vendor}`
    if (!leads.has(key)) leads.set(key, game)
  }
  return [...leads.values()]
}

/**
 * Asks the provider before each call, because handlers are synchronous. Answers are kept for a moment, and a provider
 * that doesn't answer is one that tells nothing.
 */
export function routeEvents(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<readonly BookEvents[]> }>()
  app.on(events.method, events.path, async (context, next) => {
    const language = (context.req.query('language') ?? '').slice(0, 10)
    const known = asked.get(language)
    if (!known || Date.now() - known.at > freshFor) {
      const books = leadGames(sandbox)
        .filter(({ gameType }) => !draws.includes(gameType))
        .map(({ nodeId, model, name }) => ({ nodeId: String(nodeId), model, gameName: name }))
      const { providerOrigin, walletSecret } = sandbox
      if (asked.size > 20) asked.clear()
      asked.set(language, {
        at: Date.now(),
        answer: askEvents(providerOrigin, walletSecret, language, books),
      })
    }
    sandbox.events = (await asked.get(language)?.answer) ?? []
    await next()
  })
}

/** What each vendor has today: matches as the provider last told, and draws by the clock. */
export const eventHandlers = (sandbox: Sandbox): Pick<Handlers<typeof contract.games>, 'events'> => ({
  events: () => {
    const now = sandbox.clock.now()
    return {
      list: leadGames(sandbox).map((game): WireEvents => {
        const told = sandbox.events.find(({ nodeId }) => nodeId === String(game.nodeId))
        return {
          vassalage: game.vendor,
          gameType: game.gameType,
          gameName: game.name,
          minBet: fromMinor(game.minBet),
          maxBet: fromMinor(game.maxBet),
          ...(draws.includes(game.gameType) && {
            nextIn: nextDraw(now, periodOf(formOf(game.model))).drawsAt - now,
          }),
          ...(told && {
            today: told.today,
            live: told.live,
            nextIn: Math.max(0, told.nextAt - now),
            number: told.number,
            sports: told.sports,
          }),
        }
      }),
    }
  },
})
