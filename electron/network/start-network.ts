import { type App, type AuthInfo, net, type Session, type WebContents } from 'electron'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { proxyChannels } from '#shared/bridge/channels/proxy.ts'
import type { HandlersOf } from '../ipc/registrar.ts'
import type { Log } from '../log.ts'
import { createProxiedFetch } from './proxied-fetch.ts'
import { createProxyLogin, type ProxyLogin } from './proxy-login.ts'
import { createSessionProxy, type SessionProxy } from './session-proxy.ts'
import { answerChallenge, wireLogin } from './wire-login.ts'

export type NetworkOptions = {
  app: App
  /** The administrator's setting. Undefined leaves the proxy to the system, or to Chromium's own switches. */
  proxy: string | undefined
  /** The session of main's own calls. */
  own: Session
  /** The site's page. Each new document in it resets what was refused. */
  page: WebContents
  emit: (event: DesktopEvent) => void
  log: Log
}

export type Network = Omit<SessionProxy, 'forget'> & {
  /** Answers a proxy that asks for a login, for a request that raises no event on the app. */
  answerProxy(challenge: AuthInfo, answer: (username?: string, password?: string) => void): void
  /** Makes main's own calls, with the proxy and the certificates of their session. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Drops the credentials that a person typed for a proxy, here and in every session. */
  forget(): Promise<void>
  readonly handlers: HandlersOf<keyof typeof proxyChannels>
}

/** Sets up network access: the proxy, and the person's login for it. */
export function startNetwork({ app, proxy, own, page, emit, log }: NetworkOptions): Network {
  const login = createProxyLogin({ report: (question) => emit({ type: 'proxyQuestion', question }), log })
  wireLogin(app, login, log)
  page.on('did-navigate', login.reset)

  const sessions = createSessionProxy(proxy, log)
  const ready = sessions.prepare(own)
  let probes = 0
  return {
    ...sessions,
    // All of the updater's requests have the same name here, because the same proxy asks again only if the answer was
    // wrong.
    answerProxy: (challenge, answer) => answerChallenge(login, challenge, 'updates', answer),
    fetch: createProxiedFetch(
      async (url, init) => {
        await ready
        return await net.fetch(url, { ...init, bypassCustomProtocolHandlers: true })
      },
      (url) => passProxy(login, url, `main ${++probes}`),
    ),
    async forget() {
      // The sessions are cleared only if there was a login to forget, because clearing ends every connection. Otherwise
      // a download of an update would fail at each logout.
      if (login.forget()) await sessions.forget()
    },
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
