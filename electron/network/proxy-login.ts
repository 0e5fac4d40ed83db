import { randomUUID } from 'node:crypto'
import type { ProxyCredentials, ProxyQuestion } from '#shared/bridge/channels/proxy.ts'
import type { Log } from '../log.ts'

/** How often a person is asked for one proxy. */
const most = 3

/** Requests that were given the credentials, remembered to know them again; past this many all are forgotten. */
const mostGiven = 1_000

export type ProxyLoginOptions = {
  /** Hears which question is open, and with null that none is any more. */
  tell: (question: ProxyQuestion | null) => void
  log: Log
}

/**
 * Name and password for the proxy in force: asked of the person in the site, at most three times a document, kept in
 * memory for the rest of the run, and never written down.
 */
export type ProxyLogin = {
  /**
   * A proxy ("host:port") wants to know who asks. `request` names what it holds up: the same one again means that what
   * it was given was wrong. Resolves with undefined when the person won't say, or has said it wrong too often.
   */
  challenge(proxy: string, request: string): Promise<ProxyCredentials | undefined>
  /** The question that is open. */
  question(): ProxyQuestion | undefined
  /** The person's answer, undefined for none. Of a question that is no longer open it is nothing. */
  answer(id: string, credentials: ProxyCredentials | undefined): void
  /** A new document of the site: what was refused may be asked again. */
  reset(): void
  /** Drops what was typed: the next person has a name and a password of their own. */
  forget(): void
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

export function createProxyLogin({ tell, log }: ProxyLoginOptions): ProxyLogin {
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

  /** Opens the question; false when it was asked too often. */
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
    if (isFirst) tell(proxy.question)
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
      tell(open() ?? null)
    },
    reset() {
      for (const proxy of proxies.values()) Object.assign(proxy, { asked: 0, refused: false })
    },
    forget() {
      for (const proxy of proxies.values()) {
        proxy.credentials = undefined
        proxy.given.clear()
      }
    },
  }
}
