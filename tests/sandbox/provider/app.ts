/**
 * The game provider: a small version of another company's server, on its own origin. It knows the gateway only
 * through the wallet API, decides every round itself, and serves the pages of the games.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { assetOf } from './assets.ts'
import { betsOf, firstBet, isPlayable } from './bets.ts'
import { securityHeaders } from './embedding.ts'
import { createEventRoutes } from './event-routes.ts'
import { isTimed } from './games/engines.ts'
import { type RandomBelow, secureRandom } from './games/random.ts'
import { readLaunch } from './launch-query.ts'
import { type ClosedReason, closedPage, gamePage } from './page.ts'
import { createPayRoutes } from './pay/pay-routes.ts'
import type { RoundAnswer, TableAnswer } from './protocol.ts'
import { createResults } from './results.ts'
import { RoundRecords } from './round-records.ts'
import { createRounds } from './rounds.ts'
import { createSessions, seatOf } from './sessions.ts'
import { openProviderStore } from './store.ts'
import { createTableRoutes } from './table-routes.ts'
import { createTables } from './tables.ts'
import { visitorIn } from './visitor.ts'
import { createWallet } from './wallet-client.ts'
import { eventsPath } from './wire/book-events.ts'
import { tablesPath } from './wire/live-tables.ts'
import { moneySchema, walletCalls } from './wire/wallet-api.ts'

export interface ProviderOptions {
  /** Origin of the gateway, which serves the wallet API. */
  readonly walletUrl: string
  /** Key that signs wallet calls. */
  readonly secret: string
  /**
   * Origins that may embed the games. Called for every response, because the ports are only known after listening.
   */
  readonly frameAncestors: () => readonly string[]
  /** Current time in ms since 1970. */
  readonly now?: () => number
  /**
   * Decides the rounds. Tests replace it to control results; otherwise it is the operating system's random source.
   */
  readonly random?: RandomBelow
  /** Pauses before a wallet call is repeated, in milliseconds. */
  readonly retryDelays?: readonly number[]
  /** File that stores sessions and rounds. In memory if omitted. */
  readonly dbFile?: string | undefined
}

export interface Provider {
  readonly app: Hono
  /** Messages for the person who starts it, for instance that the database file was moved aside. */
  readonly notices: readonly string[]
  /** Stops all work and closes the database. A new provider with the same file continues the open rounds. */
  close(): void
}

const key = z.string().check(z.maxLength(100))
const roundId = z.string().check(z.regex(/^[0-9a-zA-Z-]{8,48}$/))
const move = z.string().check(z.regex(/^[\w:,.@-]{1,300}$/))
/** Longer than a move: a live bet names all of its spots. */
const choice = z.string().check(z.regex(/^[\w:,.@=+-]{1,1000}$/))
const roundBody = z.object({
  key,
  roundId,
  bet: moneySchema,
  choice: z.optional(choice),
})
const moveBody = z.object({ key, roundId, moveId: roundId, move })
const balanceBody = z.object({ key })

function statusOf(answer: RoundAnswer): 200 | 401 | 409 | 503 {
  if (answer.state === 'open') return 503
  if (answer.state !== 'refused') return 200
  return answer.code === 'SESSION_EXPIRED' ? 401 : 409
}

/** Creates the provider. Continues the rounds that an earlier one with the same file left open. */
export function createProvider({
  walletUrl,
  secret,
  frameAncestors,
  now = Date.now,
  random = secureRandom,
  retryDelays = [150, 400, 1_000],
  dbFile,
}: ProviderOptions): Provider {
  const { db, notices } = openProviderStore(dbFile, now)
  const wallet = createWallet({ walletUrl, secret, retryDelays })
  const sessions = createSessions(db, now)
  const tables = createTables({
    wallet,
    random,
    drawOnce: createResults(db, now),
    now,
    waitingAt: (nodeId) => rounds.waitingAt(nodeId),
  })
  const rounds = createRounds({ wallet, tables, sessions, records: new RoundRecords(db), random, now })
  rounds.resume()
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    // A payment page is never framed, and sends its form to itself.
    const paying = context.req.path === '/pay'
    const headers = paying ? securityHeaders([], "'self'") : securityHeaders(frameAncestors())
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })

  app.get('/play', async (context) => {
    const launch = readLaunch(secret, new URL(context.req.url).searchParams, frameAncestors())
    const { token, language, room, lobbyUrl, hostOrigin } = launch
    context.header('Cache-Control', 'no-store')
    const close = (reason: ClosedReason, status: 403 | 410 | 503) =>
      context.html(closedPage(reason, language, { lobbyUrl, hostOrigin }), status)

    if (token === '') return close('used', 410)
    if (!launch.isSigned) return close('changed', 403)
    const opened = await wallet.call(walletCalls.session, { token, visitor: visitorIn(context.env) })
    if (opened.kind === 'unknown') return close('unavailable', 503)
    if (opened.kind === 'refused') return close('used', 410)

    const { account, game } = opened.value
    const { kind } = modelOf(game)
    // A room's stake was within its game's limits when it was listed. They may have changed since.
    if (!isPlayable({ game, room })) return close('unavailable', 503)
    const waiting = rounds.waiting(account, game.nodeId)
    const table = await tables.open(kind, opened.value, room, waiting, rounds.past(account, game.nodeId))
    if (!table) return close('unavailable', 503)
    const session = sessions.open(opened.value, table, room)
    const { currency, balance } = session
    const bets = betsOf(session)
    return context.html(
      gamePage(game, {
        key: session.key,
        language,
        currency,
        balance,
        bets,
        firstBet: firstBet(bets),
        table,
        now: now(),
        tickets: rounds.tickets(session),
        past: rounds.lastRounds(session),
        pots: session.pots ?? {},
        view: launch.view,
        playType: launch.playType,
        lobbyUrl,
        depositUrl: launch.depositUrl,
        hostOrigin,
      }),
    )
  })

  app.route('/pay', createPayRoutes({ wallet, secret, returnOrigins: frameAncestors }))

  app.use(eventsPath, bodyLimit({ maxSize: 16_384 }))
  app.route(eventsPath, createEventRoutes(tables, secret))
  app.use('/api/*', bodyLimit({ maxSize: 4_096 }))
  app.route(tablesPath, createTableRoutes(tables, secret))

  app.post('/api/round', async (context) => {
    const request = roundBody.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success)
      return context.json({ state: 'refused', code: 'REJECTED' } satisfies RoundAnswer, 400)
    const session = sessions.find(request.data.key)
    const answer: RoundAnswer = session
      ? await rounds.play(session, request.data)
      : { state: 'refused', code: 'SESSION_EXPIRED' }
    return context.json(answer, statusOf(answer))
  })

  app.post('/api/move', async (context) => {
    const request = moveBody.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success)
      return context.json({ state: 'refused', code: 'REJECTED' } satisfies RoundAnswer, 400)
    const session = sessions.find(request.data.key)
    const answer: RoundAnswer = session
      ? await rounds.move(session, request.data)
      : { state: 'refused', code: 'SESSION_EXPIRED' }
    return context.json(answer, statusOf(answer))
  })

  /** The balance can also change outside the game, for example by a deposit. */
  app.post('/api/balance', async (context) => {
    const request = balanceBody.safeParse(await context.req.json().catch(() => undefined))
    const session = request.success ? sessions.find(request.data.key) : undefined
    if (!session) return context.json({ code: 'SESSION_EXPIRED' }, 401)
    const answer = await wallet.call(walletCalls.balance, { sessionId: session.sessionId })
    if (answer.kind === 'done') return context.json(answer.value)
    return answer.kind === 'refused' ? context.json({ code: 'SESSION_EXPIRED' }, 401) : context.json({}, 503)
  })

  /** State of a timed game. Its page requests it whenever something is due. */
  app.post('/api/table', async (context) => {
    const request = balanceBody.safeParse(await context.req.json().catch(() => undefined))
    const session = request.success ? sessions.find(request.data.key) : undefined
    if (!session) return context.json({ code: 'SESSION_EXPIRED' }, 401)
    if (!isTimed(session.kind)) return context.json({ code: 'REJECTED' }, 409)
    const { account, game } = session
    const bets = rounds.waiting(account, game.nodeId)
    const past = rounds.past(account, game.nodeId)
    const table = await tables.timed(session.kind).table(seatOf(session), bets, past)
    if (!table) return context.json({}, 503)
    session.table = table
    const balance = await wallet.call(walletCalls.balance, { sessionId: session.sessionId })
    return context.json({
      now: now(),
      table,
      tickets: rounds.tickets(session),
      balance: balance.kind === 'done' ? balance.value.balance : null,
    } satisfies TableAnswer)
  })

  app.get('/assets/*', etag(), async (context) => {
    const asset = await assetOf(context.req.path.slice('/assets/'.length))
    if (!asset) return context.notFound()
    return context.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': 'no-cache' })
  })

  // Browsers request it when a game is opened as its own page.
  app.get('/favicon.ico', (context) => context.body(null, 204))

  return {
    app,
    notices,
    close() {
      rounds.stop()
      db.close()
    },
  }
}
