import { randomUUID } from 'node:crypto'
import type { ProxyCredentials, ProxyQuestion } from '#shared/bridge/channels/proxy.ts'
import type { Log } from '../log.ts'

/** How often a person is asked about one proxy, per document. */
const most = 3

/**
 * Requests with credentials that are remembered, to recognise a repeated challenge. At this many, all are forgotten.
 */
const mostGiven = 1_000

export type ProxyLoginOptions = {
  /** Called with the open question, or with null when none is open any more. */
  report: (question: ProxyQuestion | null) => void
  log: Log
}

/**
 * Username and password for the proxy in use. The person is asked for them on the site, at most three times per
 * document. They are kept in memory for the rest of the run and never stored.
 */
export type ProxyLogin = {
  /**
   * Called when a proxy ("host:port") requires a login. `request` identifies the request that waits for it; the same
   * one again means that its credentials were wrong. Resolves with undefined when the person declines, or has been
   * wrong too often.
   */
  challenge(proxy: string, request: string): Promise<ProxyCredentials | undefined>
  /** The question that is open, if any. */
  question(): ProxyQuestion | undefined
  /** Takes the person's answer; undefined means they declined. Ignored when the question is no longer open. */
  answer(id: string, credentials: ProxyCredentials | undefined): void
  /** Called for a new document of the site: what was refused may be asked again. */
  reset(): void
  /** Drops the credentials, because the next person has their own. Returns whether there were any. */
  forget(): boolean
}

type Proxy = {
  readonly name: string
  credentials: ProxyCredentials | undefined
  given: Set<string>
  asked: number
  refused: boolean
  question: ProxyQuestion | undefined
  waiting: { request: string; resolve: (credentials: ProxyCredentials | undefined) => void }[]
}

export function createProxyLogin({ report, log }: ProxyLoginOptions): ProxyLogin {
  const proxies = new Map<string, Proxy>()
  const open = () => [...proxies.values()].find(({ question }) => question)?.question

  function proxyOf(name: string): Proxy {
    const proxy = proxies.get(name) ?? {
      name,
      credentials: undefined,
      given: new Set<string>(),
      asked: 0,
      refused: false,
      question: undefined,
      waiting: [],
    }
    proxies.set(name, proxy)
    return proxy
  }

  function give(proxy: Proxy, request: string): ProxyCredentials | undefined {
    if (proxy.given.size >= mostGiven) proxy.given.clear()
    proxy.given.add(request)
    return proxy.credentials
  }

  /** Opens the question. Returns false when it was asked too often. */
  function ask(proxy: Proxy): boolean {
    if (proxy.question) return true
    if (proxy.asked >= most) {
      proxy.refused = true
      log.warn('network', 'a proxy refused what the person said', { proxy: proxy.name })
      return false
    }
    const isFirst = open() === undefined
    proxy.question = { id: randomUUID(), proxy: proxy.name, again: proxy.asked > 0 }
    proxy.asked += 1
    if (isFirst) report(proxy.question)
    return true
  }

  return {
    challenge(name, request) {
      const proxy = proxyOf(name)
      if (proxy.refused) return Promise.resolve(undefined)
      if (proxy.credentials && !proxy.given.has(request)) return Promise.resolve(give(proxy, request))
      proxy.credentials = undefined
      proxy.given.clear()
      if (!ask(proxy)) return Promise.resolve(undefined)
      return new Promise((resolve) => proxy.waiting.push({ request, resolve }))
    },
    question: open,
    answer(id, credentials) {
      const proxy = [...proxies.values()].find(({ question }) => question?.id === id)
      if (!proxy) return
      const waiting = proxy.waiting
      Object.assign(proxy, {
        question: undefined,
        waiting: [],
        credentials,
        refused: credentials === undefined,
      })
      for (const { request, resolve } of waiting) resolve(credentials && give(proxy, request))
      report(open() ?? null)
    },
    reset() {
      for (const proxy of proxies.values()) Object.assign(proxy, { asked: 0, refused: false })
    },
    forget() {
      const known = [...proxies.values()].filter(({ credentials }) => credentials)
      for (const proxy of known) {
        proxy.credentials = undefined
        proxy.given.clear()
      }
      return known.length > 0
    },
  }
}
