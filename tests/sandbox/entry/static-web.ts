import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Hono } from 'hono'
import type { GatewayContext, GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { type HeaderRule, readHeaderRules } from './static-headers.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}
const immutable = 'public, max-age=31536000, immutable'

/**
 * Serves the built site like a static host: files, precompressed brotli copies if there are any, the headers from
 * `_headers`, and index.html for the site's own routes.
 */
export function routeStaticWeb(app: Hono<GatewayEnvironment>, root: string): void {
  const rules = existsSync(join(root, '_headers'))
    ? readHeaderRules(readFileSync(join(root, '_headers'), 'utf8'))
    : []
  app.get('*', (context, next) => {
    const path = decodePath(context.req.path)
    if (path === undefined) return next()
    const file = fileFor(root, path)
    if (file) return send(context, rules, root, path, file)
    if (!isNavigation(context, path)) return next()
    return send(context, rules, root, '/', 'index.html')
  })
}

/** Paths of the gateway and assets. A missing file there is a 404 instead of a page of the site. */
const withoutPages = /^\/(?:wps|lgw|lotto|cdn|assets|__\w+)\//

/** Whether the request is for a page of the site: it accepts HTML, or its path has no extension. */
const isNavigation = (context: GatewayContext, path: string): boolean =>
  !withoutPages.test(path) &&
  ((context.req.header('Accept') ?? '').includes('text/html') || extname(path) === '')

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Longest file name that file systems allow, in characters. */
const longestName = 255

/**
 * The file of a path, relative to the root. Undefined for a path that the file system would read differently than the
 * URL, for files meant for servers only (`_headers`), and for compressed copies.
 */
function fileFor(root: string, path: string): string | undefined {
  const names = `${path}${path.endsWith('/') ? 'index.html' : ''}`.split('/').slice(1)
  if (names.some((name) => /^$|^\.|[\\\0]/.test(name) || name.length > longestName)) return undefined
  const relative = join(...names)
  if (/^_|\.(br|gz)$/.test(relative)) return undefined
  const stats = statSync(join(root, relative), { throwIfNoEntry: false })
  return stats?.isFile() ? relative : undefined
}

function send(
  context: GatewayContext,
  rules: HeaderRule[],
  root: string,
  path: string,
  file: string,
): Response {
  const packed = `${file}.br`
  const brotli = /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '') && existsSync(join(root, packed))
  const headers = new Headers({
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? immutable : 'no-cache',
    Vary: 'Accept-Encoding',
  })
  for (const rule of rules)
    if (rule.matches(path)) for (const [name, value] of rule.headers) headers.set(name, value)
  if (brotli) headers.set('Content-Encoding', 'br')
  return new Response(readFileSync(join(root, brotli ? packed : file)), { headers })
}
