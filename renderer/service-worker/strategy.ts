import { sitePageAt } from '#shared/domain/site-paths.ts'
import type { PageIsHere } from '../lib/platform/web/worker-messages.ts'

/**
 * How a request is handled. `asset`: a file of the build, whose name changes with its content; from the cache if
 * possible. `fresh`: the same, but the page asks for it from the server. `page`: a page of the site; from the server,
 * otherwise the cached first page. `leave`: not handled and never cached.
 */
export type Strategy = 'asset' | 'fresh' | 'page' | 'leave'

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache' | 'headers'>

/** File extensions of the build, with the content types that a server may send for them. */
const kinds: Record<string, RegExp> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/woff2|application\/(font-woff2|octet-stream))\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
}

/** For example "/assets/c-1a2b3c4d.js": one folder, a hash, an extension. */
const assetPath = /^\/assets\/[\w.-]*[\w]{8}\.(\w+)$/

/** Whether a path is that of a file whose name changes with its content. */
export const isAssetPath = (path: string): boolean => {
  const ending = assetPath.exec(path)?.[1]
  return ending !== undefined && Object.hasOwn(kinds, ending)
}

/**
 * Chooses the strategy from an allow list. Everything else is left alone: gateway calls, launch URLs, other hosts.
 */
export function strategyOf(request: Asked, origin: string): Strategy {
  const { method, url, mode, destination, cache, headers } = request
  const address = URL.parse(url)
  if (method !== 'GET' || address === null || address.origin !== origin) return 'leave'
  if (headers.has('Authorization') || headers.has('Range')) return 'leave'
  if (mode === 'navigate')
    return destination === 'document' && sitePageAt(address.pathname) !== undefined ? 'page' : 'leave'
  if (address.search !== '' || !isAssetPath(address.pathname) || cache === 'no-store') return 'leave'
  return cache === 'reload' || cache === 'no-cache' ? 'fresh' : 'asset'
}

type Answered = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

/** Whether a response is a plain success from this very server that isn't private. */
const isPlain = ({ status, type, redirected, headers }: Answered) =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '')

const kindOf = ({ headers }: Answered) => headers.get('Content-Type') ?? ''

/**
 * Whether a response may be cached as a file of the build. Excludes error pages sent in place of missing files,
 * responses of other hosts, and wrong content types.
 */
export function mayKeep(path: string, answer: Answered): boolean {
  const ending = assetPath.exec(path)?.[1] ?? ''
  return isPlain(answer) && isAssetPath(path) && kinds[ending]?.test(kindOf(answer)) === true
}

/** Whether a response may be cached as a first page. `buildOf` returns which build's. */
export const mayBeShell = (answer: Answered): boolean =>
  isPlain(answer) && /^text\/html\b/.test(kindOf(answer))

/** The build that a first page belongs to: the path of its first script. */
export const buildOf = (html: string): string | undefined =>
  /<script type="module"[^>]* src="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1]

/** Paths of all files of the build that a first page names. */
export const namedAssets = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)]
      .flatMap(([, path = '']) => path)
      .filter(isAssetPath),
  ),
]

/**
 * Whether the worker's own file is gone from the server, which means that the worker must end. A server that sends
 * the site's page for every unknown path shows it by sending HTML.
 */
export const isGone = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 404 ||
  status === 410 ||
  (status === 200 && /^text\/html\b/.test(headers.get('Content-Type') ?? ''))

/** Most files that a page may name. No build has as many. */
const most = 2000

/** Validates a page's message about itself; undefined if it isn't one. */
export function readHere(message: unknown): PageIsHere | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { type, build, used } = message as Partial<Record<keyof PageIsHere, unknown>>
  if (type !== 'here' || typeof build !== 'string' || !isAssetPath(build)) return undefined
  if (!Array.isArray(used) || used.length > most) return undefined
  return { type, build, used: used.filter((path) => typeof path === 'string' && isAssetPath(path)) }
}
