import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Clock } from '#sandbox/operator/clock/clock.ts'
import type { Database } from '#sandbox/operator/db/database.ts'
import { payPastDividends } from '#sandbox/operator/dividends/seed-dividends.ts'
import { routeEvents } from '#sandbox/operator/games/events.ts'
import { routeLiveTables } from '#sandbox/operator/games/live-tables.ts'
import type { GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { refused } from '#sandbox/operator/gateway/envelope.ts'
import { limitBody } from '#sandbox/operator/gateway/limit-body.ts'
import { limitPath } from '#sandbox/operator/gateway/limit-path.ts'
import { failure, messages } from '#sandbox/operator/gateway/messages.ts'
import { routeContract } from '#sandbox/operator/gateway/route-contract.ts'
import { routeWallet } from '#sandbox/operator/ledger/wallet-routes.ts'
import { routePictures } from '#sandbox/operator/pictures/routes.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/operator/sandbox.ts'
import { settleAccount } from '#sandbox/operator/settlement/settle-account.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import { sandboxMonitoring } from './pages/monitoring-routes.ts'
import { sandboxApi } from './pages/sandbox-api.ts'
import { sandboxGuard } from './pages/sandbox-guard.ts'
import { sandboxPages } from './pages/sandbox-pages.ts'
import { routeStaticWeb } from './static-web.ts'

export type SandboxServerOptions = SandboxOptions & {
  /** Folder of the built site, served at /. */
  webRoot?: string | undefined
}

export type SandboxServer = {
  /** `app.fetch` answers a Request, with or without a listener. */
  readonly app: Hono<GatewayEnvironment>
  readonly sandbox: Sandbox
  readonly db: Database
  readonly clock: Clock
  close(): void
}

const longestPath = 4096

/** A miniature operator: the gateway, pictures, sandbox pages, and the wallet API that games call. */
export function createSandboxServer(options: SandboxServerOptions = {}): SandboxServer {
  const sandbox = createSandbox(options, settleAccount, payPastDividends)
  const app = new Hono<GatewayEnvironment>()

  app.use(async (context, next) => {
    const endpoint = endpointFor(context.req.method, context.req.path)
    sandbox.calls.record(context.req.raw, endpoint, sandbox.clock.now())
    await next()
    // Refusals and injected faults have these, too. A connection that is dropped has no answer to set them on.
    if (!endpoint || context.res.type === 'error') return
    context.header('Date', new Date(sandbox.clock.now()).toUTCString())
    context.header('Cache-Control', 'no-store')
  })
  app.use(limitPath(longestPath))
  app.use(limitBody)
  app.use(compress())
  routeLiveTables(app, sandbox)
  routeEvents(app, sandbox)
  routeContract(app, sandbox)
  routePictures(app, sandbox)
  routeWallet(app, sandbox)
  app.use('/__sandbox/*', sandboxGuard)
  app.route('/__sandbox/api', sandboxApi(sandbox))
  app.route('/__sandbox/monitoring', sandboxMonitoring(sandbox))
  app.route('/__sandbox', sandboxPages(sandbox))
  if (options.webRoot !== undefined) routeStaticWeb(app, options.webRoot)

  app.notFound((context) => {
    const language = readLanguage(context.req.header('Language'))
    return context.json(refused('NOT_FOUND', messages.NOT_FOUND[language]), 404)
  })
  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
    const language = readLanguage(context.req.header('Language'))
    return context.json(refused('FAILED', failure[language]), 500)
  })
  return { app, sandbox, db: sandbox.db, clock: sandbox.clock, close: () => sandbox.close() }
}
