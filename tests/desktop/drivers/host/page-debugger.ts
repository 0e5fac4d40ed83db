import type { Debugger } from 'electron'
import type { CdpMethod, CdpSession } from './cdp.ts'
import { trace } from './records.ts'
import { strictEmitter } from './strict.ts'

type Implemented = 'attach' | 'detach' | 'isAttached' | 'sendCommand'

/** `webContents.debugger`: the developer protocol of one page, through the host's own sessions of it. */
export class HostDebugger
  extends strictEmitter('debugger', ['message', 'detach'])
  implements Pick<Debugger, Implemented>
{
  readonly #session: () => Promise<CdpSession>
  readonly #heard = new Set<CdpSession>()
  #isAttached = false

  constructor(session: () => Promise<CdpSession>) {
    super()
    this.#session = session
  }

  attach(): void {
    if (this.#isAttached) throw new Error('Debugger is already attached to the target')
    this.#isAttached = true
    void this.#session().then((session) => this.#hear(session, ''), trace)
  }
  isAttached(): boolean {
    return this.#isAttached
  }
  /** What the protocol did to the page ends with its own session; here that session is the host's. */
  detach(): void {
    if (!this.#isAttached) return
    this.#isAttached = false
    for (const session of this.#heard)
      void session.send('Page.setInterceptFileChooserDialog', { enabled: false }).catch(trace)
    this.emit('detach', {}, 'target closed')
  }
  async sendCommand(method: string, parameters?: object, sessionId?: string): Promise<unknown> {
    if (!this.#isAttached) throw new Error('No target available')
    const own = await this.#session()
    const session = sessionId === undefined || sessionId === '' ? own : own.child(sessionId)
    return session.send(method as CdpMethod, parameters)
  }

  #hear(session: CdpSession, sessionId: string): void {
    if (this.#heard.has(session)) return
    this.#heard.add(session)
    session.onDetached(() => this.#heard.delete(session))
    session.onAny((method, payload) => {
      if (!this.#isAttached) return
      const { sessionId: child } = { sessionId: undefined, ...Object(payload) } as { sessionId?: string }
      if (method === 'Target.attachedToTarget' && child !== undefined) this.#hear(session.child(child), child)
      this.emit('message', {}, method, payload, sessionId)
    })
  }
}
