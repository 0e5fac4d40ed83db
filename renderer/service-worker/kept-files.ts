import { buildOf, mayBeShell, mayKeep, namedAssets } from './strategy.ts'

/** Prefix of the caches. Each build has its own, named after the path of its first script. */
const prefix = 'site:'
const shellPath = '/'

/** Milliseconds after which a cached first page is fetched again. */
const shellLasts = 24 * 3_600_000

/** Whether storage is full. Nothing more is cached until a build's cache has been deleted. */
let full = false

/** Storage that is unavailable, broken or full must not cause failures, because the network has everything. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined)

/** Builds with a cache, oldest first. */
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

/** Finds a file in any build's cache. Entries with a wrong content type or status are deleted. */
export async function findAsset(path: string): Promise<Response | undefined> {
  for (const build of await keptBuilds()) {
    const answer = await kept(build, path)
    if (!answer) continue
    if (mayKeep(path, answer)) return answer
    await drop(build, path)
  }
  return undefined
}

/** Caches a requested file with the newest build's. Does nothing before a page has registered its build. */
export async function keepAsset(path: string, answer: Response): Promise<void> {
  const build = (await keptBuilds()).at(-1)
  if (build !== undefined && mayKeep(path, answer)) await keep(build, path, answer)
}

/** The first page of the newest build that has one. */
export async function findShell(): Promise<Response | undefined> {
  for (const build of (await keptBuilds()).toReversed()) {
    const page = await kept(build, shellPath)
    if (page && mayBeShell(page)) return page
  }
  return undefined
}

/** Adds a file to a build's cache: from another build's cache, otherwise from the browser's cache or the server. */
async function gather(build: string, path: string): Promise<boolean> {
  const there = await kept(build, path)
  if (there && mayKeep(path, there)) return true
  const answer = (await findAsset(path)) ?? (await attempt(() => fetch(path)))
  return answer !== undefined && mayKeep(path, answer) && keep(build, path, answer)
}

const isFresh = (page: Response) => Date.now() - Date.parse(page.headers.get('Date') ?? '') < shellLasts

/**
 * Caches the files that a page has used. Also caches its build's first page once all files that it names are cached,
 * because a page that can't start is worse than none.
 * @returns the server's build, if it was just seen. The server isn't asked while the kept first page is fresh.
 */
export async function keepBuild(build: string, used: readonly string[]): Promise<string | undefined> {
  await Promise.all(used.map((path) => gather(build, path)))
  const known = await kept(build, shellPath)
  if (known && mayBeShell(known) && isFresh(known)) return undefined
  // Without cookies, because the cached page is for every visitor.
  const page = await attempt(() =>
    fetch(shellPath, { cache: 'no-cache', credentials: 'omit', headers: { Accept: 'text/html' } }),
  )
  if (!page || !mayBeShell(page)) return undefined
  const html = (await attempt(() => page.clone().text())) ?? ''
  const current = buildOf(html)
  if (current !== build) return current
  const whole = await Promise.all(namedAssets(html).map((path) => gather(build, path)))
  if (whole.every(Boolean)) await keep(build, shellPath, page)
  return current
}

/**
 * Deletes the caches of builds that aren't needed.
 * @param needed builds of the open pages.
 * @param current the server's build; if unknown or not kept, the newest one with a first page stays.
 */
export async function dropBuilds(needed: ReadonlySet<string>, current?: string): Promise<void> {
  const builds = await keptBuilds()
  const stays = builds.find((build) => build === current) ?? (await newestWhole(builds))
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

/** Deletes all caches. */
export const dropAll = async (): Promise<unknown> =>
  Promise.all((await keptBuilds()).map((build) => attempt(() => caches.delete(prefix + build))))
