import { type App, net, type Session, type WebContents } from 'electron'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { proxyChannels } from '#shared/bridge/channels/proxy.ts'
import type { HandlersOf } from '../ipc/registrar.ts'
import { type Log, reasonOf } from '../log.ts'
import { createProxiedFetch } from './proxied-fetch.ts'
import { createProxyLogin, type ProxyLogin } from './proxy-login.ts'
import { proxyConfig } from './proxy-setting.ts'
import { answerChallenge, wireLogin } from './wire-login.ts'

export type NetworkOptions = {
  app: App
  /** The administrator's setting. Undefined leaves the proxy to the system, or to Chromium's own switches. */
  proxy: string | undefined
  /** The site's page. Each new document in it resets what was refused. */
  page: WebContents
  emit: (event: DesktopEvent) => void
  log: Log
}

export type Network = {
  /** Applies the administrator's proxy to a session. */
  prepare(session: Session): void
  /** Makes main's own calls, with the default session's proxy and certificates. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Drops the credentials that a person typed for a proxy. */
  forget(): void
  readonly handlers: HandlersOf<keyof typeof proxyChannels>
}

/** Sets up network access: the proxy, and the person's login for it. */
export function startNetwork({ app, proxy, page, emit, log }: NetworkOptions): Network {
  const login = createProxyLogin({ tell: (question) => emit({ type: 'proxyQuestion', question }), log })
  wireLogin(app, login, log)
  page.on('did-navigate', login.reset)

  const config = proxy === undefined ? undefined : proxyConfig(proxy)
  if (proxy !== undefined && !config) log.warn('network', 'the proxy that is set can’t be used', { proxy })

  let probes = 0
  return {
    prepare(session) {
      if (!config) return
      session.setProxy(config).catch((error: unknown) => {
        log.error('network', 'the proxy was not set', { reason: reasonOf(error) })
      })
    },
    fetch: createProxiedFetch(
      (url, init) => net.fetch(url, { ...init, bypassCustomProtocolHandlers: true }),
      (url) => passProxy(login, url, `main ${++probes}`),
    ),
    forget: login.forget,
    handlers: {
      'proxy:question': () => login.question() ?? null,
      'proxy:answer': (id, credentials) => login.answer(id, credentials ?? undefined),
    },
  }
}

/** Sends the gateway a HEAD request, so that the proxy can ask. Chromium then remembers the credentials. */
function passProxy(login: ProxyLogin, url: string, name: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const request = net.request({ method: 'HEAD', url, redirect: 'manual', credentials: 'omit' })
  request.on('login', (authInfo, answer) => answerChallenge(login, authInfo, name, answer))
  request.on('response', ({ statusCode }) => resolve(statusCode !== 407))
  request.on('redirect', () => {
    resolve(true)
    request.abort()
  })
  request.on('error', () => resolve(false))
  request.end()
  return promise
}
