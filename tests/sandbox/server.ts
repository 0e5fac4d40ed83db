import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { payPastDividends } from './dividends/seed-dividends.ts'
import type { GatewayEnvironment } from './gateway/context.ts'
import { refused } from './gateway/envelope.ts'
import { readLanguage } from './gateway/language.ts'
import { limitBody } from './gateway/limit-body.ts'
import { limitPath } from './gateway/limit-path.ts'
import { failure, messages } from './gateway/messages.ts'
import { routeContract } from './routes/contract.ts'
import { routeEvents } from './routes/events.ts'
import { routeLiveTables } from './routes/live-tables.ts'
import { sandboxMonitoring } from './routes/monitoring.ts'
import { routePictures } from './routes/pictures.ts'
import { sandboxApi } from './routes/sandbox-api.ts'
import { sandboxGuard } from './routes/sandbox-guard.ts'
import { sandboxPages } from './routes/sandbox-pages.ts'
import { routeStaticWeb } from './routes/static-web.ts'
import { routeWallet } from './routes/wallet.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { settleAccount } from './settlement/settle-account.ts'

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
