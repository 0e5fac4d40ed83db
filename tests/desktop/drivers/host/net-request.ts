import { EventEmitter } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { HostSession } from './session.ts'
import { unimplemented } from './strict.ts'

/** Supported options; any other throws HOST_UNIMPLEMENTED. */
const known = new Set([
  'protocol',
  'hostname',
  'port',
  'path',
  'method',
  'headers',
  'redirect',
  'session',
  'url',
])

const netErrors: Record<string, string> = {
  ECONNREFUSED: 'ERR_CONNECTION_REFUSED',
  ECONNRESET: 'ERR_CONNECTION_RESET',
  ENOTFOUND: 'ERR_NAME_NOT_RESOLVED',
  EAI_AGAIN: 'ERR_NAME_NOT_RESOLVED',
  ETIMEDOUT: 'ERR_CONNECTION_TIMED_OUT',
}

/** Electron's `net.request` over Node's: redirects are emitted or followed, and errors have Chromium's names. */
class HostClientRequest extends EventEmitter {
  readonly #url: URL
  readonly #options: http.RequestOptions
  readonly #isManual: boolean
  readonly #session: HostSession | undefined
  /** What the person has answered the proxy. */
  #login: string | undefined
  #body: Buffer[] = []
  #request: http.ClientRequest | undefined
  #isOver = false

  constructor(url: URL, options: http.RequestOptions, isManual: boolean, session: HostSession | undefined) {
    super()
    this.#session = session
    this.#url = url
    this.#options = options
    this.#isManual = isManual
  }

  setHeader(name: string, value: string): void {
    this.#options.headers = { ...this.#options.headers, [name]: value }
  }
  write(chunk: Buffer | string): boolean {
    this.#body.push(Buffer.from(chunk))
    return true
  }
  end(chunk?: Buffer | string): this {
    if (chunk !== undefined) this.write(chunk)
    void this.#ask(this.#url)
    return this
  }
  abort(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#request?.destroy()
    this.emit('abort')
    this.emit('close')
  }

  /** Sends it unless a hook of its session cancels it. */
  async #ask(url: URL): Promise<void> {
    const { cancel } =
      (await this.#session?.webRequest.run('onBeforeRequest', {
        id: 0,
        url: url.href,
        method: this.#options.method ?? 'GET',
        resourceType: 'other',
        referrer: '',
        timestamp: Date.now(),
      })) ?? {}
    if (this.#isOver) return
    if (cancel) this.#fail(new Error('net::ERR_BLOCKED_BY_CLIENT'))
    else this.#send(url)
  }

  #send(url: URL): void {
    const { request } = url.protocol === 'https:' ? https : http
    const given = this.#login ?? this.#session?.proxyLogins.get(url.host)
    const login = given === undefined ? {} : { 'Proxy-Authorization': given }
    const options = { ...this.#options, headers: { ...this.#options.headers, ...login } }
    const sent = request(url, options, (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode === 407 && this.listenerCount('login') > 0) return this.#askForLogin(url, response)
      if (this.#login !== undefined) this.#session?.proxyLogins.set(url.host, this.#login)
      const to = headers.location === undefined ? undefined : URL.parse(headers.location, url)
      if (statusCode < 300 || statusCode >= 400 || !to) return void this.emit('response', response)
      response.resume()
      this.emit('redirect', statusCode, sent.method, to.href, headers)
      if (!this.#isManual) void this.#ask(to)
      // No listener has followed the redirect, so the request is cancelled, as in Electron.
      else if (!this.#isOver) this.#fail(new Error('Redirect was cancelled'))
    })
    this.#request = sent
    sent.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(new Error(`net::${netErrors[error.code ?? ''] ?? 'ERR_FAILED'}`)),
    )
    sent.on('close', () => this.emit('close'))
    sent.end(Buffer.concat(this.#body))
  }

  /** A server that answers 407 plays a proxy that asks for a login. */
  #askForLogin(url: URL, response: http.IncomingMessage): void {
    const authInfo = { isProxy: true, scheme: 'basic', host: url.hostname, port: Number(url.port), realm: '' }
    this.emit('login', authInfo, (username?: string, password?: string) => {
      if (this.#isOver) return
      if (username === undefined) return void this.emit('response', response)
      response.resume()
      this.#login = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
      void this.#ask(url)
    })
  }

  #fail(error: Error): void {
    if (this.#isOver) return
    this.#isOver = true
    this.emit('error', error)
  }
}

type Options = http.RequestOptions & { url?: string; redirect?: string; session?: object }

/** Creates a request that `end` sends. Proxies of its session are ignored. */
export function startRequest(given: string | Options): HostClientRequest {
  const options = typeof given === 'string' ? { url: given } : given
  const unknown = Object.keys(options).find((name) => !known.has(name))
  if (unknown !== undefined) unimplemented(`net.request({ ${unknown} })`)
  const { protocol = 'http:', hostname, port, path = '/', method = 'GET', headers = {}, redirect } = options
  const url = new URL(options.url ?? `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`)
  const session = options.session instanceof HostSession ? options.session : undefined
  return new HostClientRequest(url, { method, headers: { ...headers } }, redirect === 'manual', session)
}
