import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { sessionTokens } from './recorded.ts'

/** What the stub reads of `openapi.json`. */
type Contract = {
  paths: Record<string, Record<string, { security: object[] }>>
  'x-palaro-cors': { methods: string[]; requestHeaders: string[]; exposedHeaders: string[] }
}

const contract: Contract = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'))

/**
 * Serves the generated routes on the port of `PORT` (8787 without it; 0 takes a free one).
 * `SITE_ORIGIN` names the sites whose pages may call it, separated by commas; without it, any may.
 */
export function serveStub(routes: Hono): void {
  const { methods, requestHeaders, exposedHeaders } = contract['x-palaro-cors']
  const sites = process.env['SITE_ORIGIN']
  const app = new Hono()
  app.use(
    cors({
      origin: sites === undefined ? '*' : sites.split(','),
      allowMethods: methods,
      allowHeaders: requestHeaders,
      exposeHeaders: exposedHeaders,
      maxAge: 86_400,
    }),
  )
  app.use(keptNowhere)
  app.use(requireSession)
  app.route('/', routes)
  // What recorded answers lead to: pictures, games, payment pages and chats of an operator.
  app.get('*', (context) => {
    if (!context.req.path.endsWith('.svg'))
      return context.html('<!doctype html><title>Gateway stub</title><p>This page is the provider’s.')
    return context.body(picture, 200, { 'Content-Type': 'image/svg+xml' })
  })
  app.notFound((context) =>
    context.json({ success: false, message: 'The contract has no such call.', code: 'NOT_FOUND' }, 404),
  )
  serve(
    { fetch: (request) => app.fetch(asSeen(request)), port: Number(process.env['PORT'] ?? 8787) },
    ({ port }) => console.log(`Gateway stub: http://localhost:${port}`),
  )
}

/** A request with the protocol that the visitor used, where a server that has the certificate passes it on. */
function asSeen(request: Request): Request {
  const [protocol] = request.headers.get('X-Forwarded-Proto')?.split(',') ?? []
  if (protocol !== 'https') return request
  return new Request(request.url.replace(/^http:/, 'https:'), request)
}

/** Keeps answers of calls out of every cache, which would hand them to the next player. */
const keptNowhere: MiddlewareHandler = (context, next) => {
  if (contract.paths[context.req.path]) context.header('Cache-Control', 'no-store')
  return next()
}

/** Answers 401 to private calls without the token that logins answer with. */
const requireSession: MiddlewareHandler = async (context, next) => {
  const operation = contract.paths[context.req.path]?.[context.req.method.toLowerCase()]
  const isPrivate = (operation?.security.length ?? 0) > 0
  const [, token] = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '') ?? []
  if (isPrivate && !sessionTokens().has(token))
    return context.json({ success: false, message: 'Log in first.', code: 'UNAUTHORIZED' }, 401)
  return next()
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8a8a93" d="M0 0h4v3H0z"/></svg>'
