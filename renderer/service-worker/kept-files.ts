import { buildOf, mayBeShell, mayKeep, namedAssets } from './strategy.ts'

/** A build's files are in a cache of its own, by the path of its first script. */
const prefix = 'site:'
const shellPath = '/'

/** Milliseconds after which a kept first page is asked for again. */
const shellLasts = 24 * 3_600_000

/** No room any more: nothing further is kept until something was thrown away. */
let full = false

/** Storage that is shut, broken or full is no reason to fail: the network has everything. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined)

/** The builds of which something is kept, oldest first. */
const keptBuilds = async (): Promise<string[]> =>
  ((await attempt(() => caches.keys())) ?? [])
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))

const kept = (build: string, path: string) =>
  attempt(() => caches.match(path, { cacheName: prefix + build, ignoreVary: true }))

const drop = (build: string, path: string) =>
  attempt(async () => (await caches.open(prefix + build)).delete(path, { ignoreVary: true }))

async function keep(build: string, path: string, answer: Response): Promise<boolean> {
  if (full) return false
  try {
    await (await caches.open(prefix + build)).put(path, answer)
    return true
  } catch (error) {
    full = error instanceof DOMException && error.name === 'QuotaExceededError'
    return false
  }
}

/** A file of whichever build; an entry that can't be what it is kept for is thrown away. */
export async function findAsset(path: string): Promise<Response | undefined> {
  for (const build of await keptBuilds()) {
    const answer = await kept(build, path)
    if (!answer) continue
    if (mayKeep(path, answer)) return answer
    await drop(build, path)
  }
  return undefined
}

/** Keeps a file that was asked for, with those of the newest build; before any page is known there is none. */
export async function keepAsset(path: string, answer: Response): Promise<void> {
  const build = (await keptBuilds()).at(-1)
  if (build !== undefined && mayKeep(path, answer)) await keep(build, path, answer)
}

/** The first page of the newest build. */
export async function findShell(): Promise<Response | undefined> {
  for (const build of (await keptBuilds()).toReversed()) {
    const page = await kept(build, shellPath)
    if (page && mayBeShell(page)) return page
  }
  return undefined
}

/** Has a file among a build's own: from another build's, else from the browser's cache, else from the server. */
async function gather(build: string, path: string): Promise<boolean> {
  const there = await kept(build, path)
  if (there && mayKeep(path, there)) return true
  const answer = (await findAsset(path)) ?? (await attempt(() => fetch(path)))
  return answer !== undefined && mayKeep(path, answer) && keep(build, path, answer)
}

const isFresh = (page: Response) => Date.now() - Date.parse(page.headers.get('Date') ?? '') < shellLasts

/**
 * Keeps what a page has used, and the first page of its build once all that it names is there: a page that can't
 * start is worse than none.
 * @returns whether the server has this very build.
 */
export async function keepBuild(build: string, used: readonly string[]): Promise<boolean> {
  await Promise.all(used.map((path) => gather(build, path)))
  const known = await kept(build, shellPath)
  if (known && mayBeShell(known) && isFresh(known)) return true
  // Without cookies: what is kept is for whoever comes.
  const page = await attempt(() =>
    fetch(shellPath, { cache: 'no-cache', credentials: 'omit', headers: { Accept: 'text/html' } }),
  )
  if (!page || !mayBeShell(page)) return false
  const html = await attempt(() => page.clone().text())
  if (html === undefined || buildOf(html) !== build) return false
  const whole = await Promise.all(namedAssets(html).map((path) => gather(build, path)))
  if (whole.every(Boolean)) await keep(build, shellPath, page)
  return true
}

/**
 * Throws away the builds that nobody needs.
 * @param needed builds of the open pages.
 * @param current the build that the server has; the newest with a first page unless known.
 */
export async function dropBuilds(needed: ReadonlySet<string>, current?: string): Promise<void> {
  const builds = await keptBuilds()
  const stays = current ?? (await newestWhole(builds))
  for (const build of builds)
    if (build !== stays && !needed.has(build)) {
      await attempt(() => caches.delete(prefix + build))
      full = false
    }
}

async function newestWhole(builds: string[]): Promise<string | undefined> {
  for (const build of builds.toReversed()) if (await kept(build, shellPath)) return build
  return builds.at(-1)
}

/** Throws everything away. */
export const dropAll = async (): Promise<unknown> =>
  Promise.all((await keptBuilds()).map((build) => attempt(() => caches.delete(prefix + build))))
