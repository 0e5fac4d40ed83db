import { reasonOf } from '../log.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Chromium's words for a proxy that wants to know who asks. */
const proxyAsks = /ERR_PROXY_AUTH_REQUESTED|ERR_TUNNEL_CONNECTION_FAILED/

/**
 * Fetches, and where a proxy wants a name first, has it passed and fetches once more: main's own calls raise no login
 * event of a page's. `passProxy` resolves with whether the proxy now lets through.
 * @throws what `fetch` throws.
 */
export function createProxiedFetch(fetch: Fetch, passProxy: (url: string) => Promise<boolean>): Fetch {
  let passing: Promise<boolean> | undefined
  const pass = (url: string) => {
    passing ??= passProxy(url).finally(() => {
      passing = undefined
    })
    return passing
  }
  return async (url, init) => {
    try {
      const answer = await fetch(url, init)
      return answer.status === 407 && (await pass(url)) ? fetch(url, init) : answer
    } catch (error) {
      if (!proxyAsks.test(reasonOf(error)) || !(await pass(url))) throw error
      return fetch(url, init)
    }
  }
}
