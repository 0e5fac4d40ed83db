import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { CDPSession } from '@playwright/test'

// Playwright exports the protocol's types only through CDPSession, so they are inferred from it.
declare const protocol: CDPSession
export type CdpMethod = Parameters<CDPSession['send']>[0]
export type CdpParams<M extends CdpMethod> = Parameters<typeof protocol.send<M>>[1]
export type CdpResult<M extends CdpMethod> = Awaited<ReturnType<typeof protocol.send<M>>>
// Of its three overloads, the first one is typed with the protocol's events.
export type CdpEvent = CDPSession['addListener'] extends {
  (event: infer E, listener: never): unknown
  (event: 'close', listener: never): unknown
  (event: 'event', listener: never): unknown
}
  ? Exclude<E, symbol>
  : never
export type CdpPayload<E extends CdpEvent> = Parameters<Parameters<typeof protocol.addListener<E>>[1]>[0]

interface Pending {
  readonly method: string
  readonly sessionId: string | undefined
  // Typed as `never`, because only the caller knows the result's type.
  resolve(result: never): void
  reject(error: Error): void
}

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: object
  readonly result: never
  readonly error?: { readonly message: string }
}

/** A session attached to the browser (without an id) or to a page, frame or worker. */
export class CdpSession {
  readonly id: string | undefined
  readonly #connection: CdpConnection
  readonly #emitter = new EventEmitter().setMaxListeners(0)

  constructor(connection: CdpConnection, id?: string) {
    this.#connection = connection
    this.id = id
  }

  /** Rejects when the browser refuses the command, or when the target is gone before it answers. */
  send<M extends CdpMethod>(method: M, params?: CdpParams<M>): Promise<CdpResult<M>> {
    return this.#connection.send(method, params, this.id)
  }

  on<E extends CdpEvent>(event: E, listener: (payload: CdpPayload<E>) => void): this {
    this.#emitter.on(event, listener)
    return this
  }

  /** Returns a session attached through this one, such as that of a frame in another process. */
  child(id: string): CdpSession {
    return this.#connection.session(id)
  }

  /** Hears every event. */
  onAny(listener: (event: string, payload: unknown) => void): this {
    this.#emitter.on('any event', listener)
    return this
  }

  onDetached(listener: () => void): this {
    this.#emitter.once('detached', listener)
    return this
  }

  /** Called only by the connection. */
  emit(event: string, payload?: unknown): void {
    this.#emitter.emit(event, payload)
    this.#emitter.emit('any event', event, payload)
  }
}

/** The DevTools protocol over a pair of pipes (--remote-debugging-pipe): JSON messages terminated by a zero byte. */
export class CdpConnection {
  readonly root = new CdpSession(this)
  readonly #sessions = new Map<string, CdpSession>()
  readonly #pending = new Map<number, Pending>()
  readonly #writable: Writable
  #lastId = 0
  #gone = false

  constructor(child: ChildProcess, writable: Writable, readable: Readable) {
    this.#writable = writable
    // When the browser dies, its pipes break, too; the exit event below handles that.
    writable.on('error', () => undefined)
    readable.on('error', () => undefined)
    this.#read(readable)
    this.root.on('Target.detachedFromTarget', ({ sessionId }) => this.#drop(sessionId))
    child.once('exit', () => this.#end())
  }

  session(id: string): CdpSession {
    const session = this.#sessions.get(id) ?? new CdpSession(this, id)
    this.#sessions.set(id, session)
    return session
  }

  send<M extends CdpMethod>(method: M, params?: CdpParams<M>, sessionId?: string): Promise<CdpResult<M>> {
    if (this.#gone) return Promise.reject(new Error(`${method}: the browser is gone`))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { method, sessionId, resolve, reject })
      this.#writable.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  #read(readable: Readable): void {
    let parts: Buffer[] = []
    readable.on('data', (chunk: Buffer) => {
      let rest = chunk
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.#receive(JSON.parse(Buffer.concat([...parts, rest.subarray(0, end)]).toString()))
        parts = []
        rest = rest.subarray(end + 1)
      }
      if (rest.length > 0) parts.push(rest)
    })
  }

  #receive(message: Message): void {
    if (message.id !== undefined) {
      const pending = this.#pending.get(message.id)
      this.#pending.delete(message.id)
      if (message.error) pending?.reject(new Error(`${pending.method}: ${message.error.message}`))
      else pending?.resolve(message.result)
      return
    }
    if (message.method === undefined) return
    const session = message.sessionId === undefined ? this.root : this.#sessions.get(message.sessionId)
    session?.emit(message.method, message.params)
    // The detachment of a frame is reported to the session that it was attached through.
    if (message.sessionId !== undefined && message.method === 'Target.detachedFromTarget') {
      const { sessionId } = { sessionId: '', ...message.params }
      this.#drop(sessionId)
    }
  }

  /** Rejects pending commands, because Chromium never answers for a detached session. */
  #drop(sessionId: string): void {
    for (const [id, pending] of this.#pending) {
      if (pending.sessionId !== sessionId) continue
      this.#pending.delete(id)
      pending.reject(new Error(`${pending.method}: the target is gone`))
    }
    const session = this.#sessions.get(sessionId)
    this.#sessions.delete(sessionId)
    session?.emit('detached')
  }

  #end(): void {
    this.#gone = true
    for (const pending of this.#pending.values())
      pending.reject(new Error(`${pending.method}: the browser is gone`))
    this.#pending.clear()
    this.root.emit('detached')
  }
}
