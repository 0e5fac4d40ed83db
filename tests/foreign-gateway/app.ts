import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { accountRoutes } from './account-routes.ts'
import type { Accounts } from './accounts.ts'
import { type Env, refuse } from './answers.ts'
import { gameRoutes } from './game-routes.ts'
import { NotOpened, type Opener } from './sealed.ts'
import { siteRoutes, tenant } from './site-routes.ts'

const sites = /^http:\/\/127\.0\.0\.1:\d+$/

const fromPages = cors({
  origin: (origin) => (sites.test(origin) ? origin : undefined),
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Accept',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'Language',
    'Merchant',
    'X-Tenant',
  ],
  exposeHeaders: ['Date', 'Retry-After'],
  maxAge: 86_400,
})

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#2b7a6b" d="M0 0h4v3H0z"/></svg>'

/**
 * An operator's gateway, written from `npm run contract -- openapi` alone. It has other paths, names, envelope and codes
 * than that document, as `gateway.json` beside this says, and only some of its calls; all others are answered 404.
 * @param opener opens what clients encrypt.
 */
export function foreignApp(opener: Opener, accounts: Accounts): Hono<Env> {
  const app = new Hono<Env>()
  app.use(fromPages)
  app.get('/media/*', (c) => c.body(picture, 200, { 'Content-Type': 'image/svg+xml' }))
  app.use('/api/*', (c, next) => {
    c.header('Cache-Control', 'no-store')
    return next()
  })
  app.use('/api/*', (c, next) =>
    c.req.header('X-Tenant') === tenant ? next() : Promise.resolve(refuse(c, 'noSuchCall', 404)),
  )
  for (const routes of [siteRoutes, gameRoutes(accounts), accountRoutes(accounts, opener)])
    app.route('/api/v1', routes)
  app.notFound((c) => refuse(c, 'noSuchCall', 404))
  app.onError((error, c) => {
    if (error instanceof NotOpened) return refuse(c, error.why)
    throw error
  })
  return app
}
