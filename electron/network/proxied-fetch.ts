import { reasonOf } from '#shared/domain/reason-of.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Chromium's error codes for a proxy that requires authentication. */
const proxyAsks = /ERR_PROXY_AUTH_REQUESTED|ERR_TUNNEL_CONNECTION_FAILED/

/**
 * Fetches. When a proxy requires a login, calls `passProxy` and fetches once more, because main's own calls raise no
 * `login` event on the app. `passProxy` resolves with whether the proxy now lets requests through.
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
