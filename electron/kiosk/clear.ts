import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import { emptySession, type FilledSession } from '../session/empty-session.ts'

/** Path of an empty page without scripts, on the site's origin: the storage can be emptied from there. */
export const blankPath = '/blank.html'

/** Serves the blank page, and passes every other request on to `answer`. */
export function withBlankPage(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  }
  return (request) =>
    request.url === siteOrigin + blankPath
      ? Promise.resolve(new Response('<!doctype html><title></title>', { headers }))
      : answer(request)
}

/** What `clearPerson` needs from the client. */
export type ClearParts = {
  /** Loads a path of the site in its window. */
  load(path: string): Promise<unknown>
  /** Runs a script in the page. */
  run(script: string): Promise<unknown>
  /** Closes everything outside the page: games, small windows. */
  closeAll(): Promise<unknown>
  /** Ends the session at the gateway and drops its token. */
  endSession(): Promise<unknown>
  forgetLogin(): Promise<unknown>
  /** Drops the credentials that were typed for a proxy, also by somebody who never logged in. */
  forgetProxyLogin(): Promise<unknown>
  forgetHistory(): void
  /** Empties the system's clipboard, which may hold a name and a password that the site has put there. */
  emptyClipboard(): void
  /** Every session that has shown a page or made a call. */
  sessions(): readonly FilledSession[]
  startRoute: string
  log: Log
  /** Milliseconds that each step may take. */
  timeout?: number
}

const emptyStorage = 'try { sessionStorage.clear(); localStorage.clear() } catch {}'

/**
 * Ends what a person was doing, clears everything they left, and loads the site again. The page is unloaded first, so
 * that nothing can write again. Resolves with false when a step failed or took too long: then only a new process is
 * certain to be empty.
 */
export async function clearPerson(parts: ClearParts): Promise<boolean> {
  const { load, run, log, startRoute, timeout = 5_000 } = parts
  let whole = true

  async function step(name: string, work: () => unknown): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`no end in ${timeout} ms`)), timeout)
    try {
      await Promise.race([work(), promise])
    } catch (error) {
      whole = false
      log.error('kiosk', 'a step of clearing failed', { step: name, reason: reasonOf(error) })
    } finally {
      clearTimeout(timer)
    }
  }

  await step('page', () => load(blankPath))
  await Promise.all([
    step('windows', parts.closeAll),
    step('session', parts.endSession),
    step('login', parts.forgetLogin),
    step('proxy login', parts.forgetProxyLogin),
    step('clipboard', parts.emptyClipboard),
  ])
  await step('storage', () => run(emptyStorage))
  await step('caches', () => Promise.all(parts.sessions().map((one) => emptySession(one))))
  if (!whole) return false
  await step('start', () => load(startRoute))
  await step('history', parts.forgetHistory)
  return whole
}
