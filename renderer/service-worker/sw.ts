/**
 * The service worker of the web build. Serves the build's files from a cache on their second use, and lets the site's
 * page open without a connection. strategy.ts decides what it handles.
 */
import type { PageIsHere, WhichBuild } from '../lib/platform/web/worker-messages.ts'
import { dropAll, dropBuilds, findAsset, findShell, keepAsset, keepBuild } from './kept-files.ts'
import { isGone, readHere, strategyOf } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds that the server has to send a page before the cached one is shown. */
const longestNavigation = 4000

/** Milliseconds that an open page has to say which build it is from. */
const longestAnswer = 10_000
/** Milliseconds between two questions to a page, each with a look whether it is still open. */
const betweenLooks = 250

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))

self.addEventListener('activate', (event) => {
  // This must be quick, because the browser delays requests of its pages until it has ended.
  event.waitUntil(Promise.all([self.clients.claim(), preloadPages()]))
})

/** Has the browser request the page while the worker starts. Browsers without this feature are just slower. */
const preloadPages = () => self.registration.navigationPreload.enable().catch(() => {})

self.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, self.location.origin)
  if (strategy === 'page') event.respondWith(page(event))
  else if (strategy !== 'leave') event.respondWith(asset(event, strategy === 'fresh'))
})

async function asset(event: FetchEvent, fresh: boolean): Promise<Response> {
  const path = new URL(event.request.url).pathname
  const known = fresh ? undefined : await findAsset(path)
  if (known) return known
  const answer = await fetch(event.request)
  event.waitUntil(keepAsset(path, answer.clone()))
  return answer
}

async function page(event: FetchEvent): Promise<Response> {
  const answer = fromServer(event)
  event.waitUntil(answer.then(retireIfGone, () => {}))
  const first = await Promise.race([answer.catch(() => undefined), after(longestNavigation)])
  return first ?? (await findShell()) ?? answer
}

async function fromServer(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(event.request)
}

/** Milliseconds after which a page's message triggers another check whether the worker's file still exists. */
const looksLast = 60_000

let looked = { at: Number.NEGATIVE_INFINITY, gone: Promise.resolve(false) }

/**
 * Unregisters the worker and deletes its caches if its file is gone from the server. Resolves with whether it did.
 */
function retireIfGone(): Promise<boolean> {
  looked = { at: Date.now(), gone: retire().catch(() => false) }
  return looked.gone
}

async function retire(): Promise<boolean> {
  const own = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' })
  if (!isGone(own)) return false
  await Promise.all([self.registration.unregister(), dropAll()])
  return true
}

self.addEventListener('message', (event) => {
  const here = readHere(event.data)
  if (here) event.waitUntil(welcome(here))
})

/** Caches what an open page consists of. Does nothing while the worker is retiring, because pages may outlive it. */
async function welcome({ build, used }: PageIsHere): Promise<void> {
  if (await (Date.now() - looked.at < looksLast ? looked.gone : retireIfGone())) return
  await dropUnneeded(await keepBuild(build, used))
}

/** Deletes the caches that no open page needs. Does nothing if a page that is still open doesn't answer. */
async function dropUnneeded(current?: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(
    pages.map(async (client) => (await askBuild(client, current)) ?? isOpen(client)),
  )
  if (!answers.includes(true))
    await dropBuilds(new Set(answers.filter((answer) => typeof answer === 'string')), current)
}

const isOpen = async ({ id }: Client) => (await self.clients.get(id)) !== undefined

/** The build of an open page. Undefined if it is gone by now, or doesn't answer in time. */
async function askBuild(client: Client, current?: string): Promise<string | undefined> {
  const answers: Promise<string>[] = []
  for (let look = 0; look < longestAnswer / betweenLooks; look += 1) {
    // Asked at each look, because a page that is only just being opened may not hear the first question.
    answers.push(ask(client, current))
    const build = await Promise.race([...answers, after(betweenLooks)])
    if (build !== undefined || !(await isOpen(client))) return build
  }
  return undefined
}

/** Asks a page once, and sends it the server's build if known. Never resolves if the page doesn't answer. */
function ask(client: Client, current?: string): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  client.postMessage({ type: 'build', current } satisfies WhichBuild, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      port1.close()
      if (typeof data === 'string') resolve(data)
    })
    port1.start()
  })
}
