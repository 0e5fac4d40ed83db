import { sitePageAt } from '#shared/domain/site-paths.ts'
import type { PageIsHere } from '../lib/platform/web/worker-messages.ts'

/**
 * What is done with a request. `asset`: a file of the build, whose name changes with its content, comes from the
 * cache. `fresh`: the same, but whoever asks wants it from the server. `page`: a page of the site, from the server,
 * or without one the kept first page. `leave`: the worker has nothing to do with it, and nothing of it is kept.
 */
export type Strategy = 'asset' | 'fresh' | 'page' | 'leave'

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache' | 'headers'>

/** Files of the build by their ending, and what a server may say they are. */
const kinds: Record<string, RegExp> = {
  js: /^(text|application)\/(x-)?javascript\b/,
  css: /^text\/css\b/,
  woff2: /^(font\/woff2|application\/(font-woff2|octet-stream))\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
  webp: /^image\/webp\b/,
}

/** "/assets/c-1a2b3c4d.js": one folder, a hash, a known ending. */
const assetPath = /^\/assets\/[\w.-]*[\w]{8}\.(\w+)$/

/** Whether a path is that of a file whose name changes with its content. */
export const isAssetPath = (path: string): boolean => {
  const ending = assetPath.exec(path)?.[1]
  return ending !== undefined && Object.hasOwn(kinds, ending)
}

/** Decides by what is allowed; all else is left alone: the gateway, launch addresses, what other hosts have. */
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

/** An answer of this very server, as asked for, and for everybody. */
const isPlain = ({ status, type, redirected, headers }: Answered) =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '')

const kindOf = ({ headers }: Answered) => headers.get('Content-Type') ?? ''

/**
 * Whether an answer may stand for a file of the build from then on. Never a page that a server sends for what it
 * doesn't have, an answer from elsewhere, or one whose kind isn't the file's.
 */
export function mayKeep(path: string, answer: Answered): boolean {
  const ending = assetPath.exec(path)?.[1] ?? ''
  return isPlain(answer) && isAssetPath(path) && kinds[ending]?.test(kindOf(answer)) === true
}

/** Whether an answer is a first page that may be kept; which build's it is, `buildOf` tells. */
export const mayBeShell = (answer: Answered): boolean =>
  isPlain(answer) && /^text\/html\b/.test(kindOf(answer))

/** The build that a first page begins: the path of its first script. */
export const buildOf = (html: string): string | undefined =>
  /<script type="module"[^>]* src="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1]

/** Every file of the build that a first page names. */
export const namedAssets = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+)"/g)]
      .flatMap(([, path = '']) => path)
      .filter(isAssetPath),
  ),
]

/**
 * Whether the worker's own file is gone from the server: it was taken away to end the worker. A server that has the
 * site's page for everything says so by sending that.
 */
export const isGone = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 404 ||
  status === 410 ||
  (status === 200 && /^text\/html\b/.test(headers.get('Content-Type') ?? ''))

/** As many files as a page may name; a build has fewer. */
const most = 2000

/** What a page says of itself; undefined when it isn't that. */
export function readHere(message: unknown): PageIsHere | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { type, build, used } = message as Partial<Record<keyof PageIsHere, unknown>>
  if (type !== 'here' || typeof build !== 'string' || !isAssetPath(build)) return undefined
  if (!Array.isArray(used) || used.length > most) return undefined
  return { type, build, used: used.filter((path) => typeof path === 'string' && isAssetPath(path)) }
}
