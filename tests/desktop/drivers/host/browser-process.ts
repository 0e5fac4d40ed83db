import { createInterface } from 'node:readline'
import {
  CdpConnection,
  type CdpEvent,
  type CdpMethod,
  type CdpParams,
  type CdpPayload,
  type CdpResult,
  type CdpSession,
} from './cdp.ts'
import { spawnChromium } from './chromium.ts'
import { trace } from './records.ts'

type TargetInfo = CdpPayload<'Target.attachedToTarget'>['targetInfo']

/** A page in Chromium, with the session that controls it. */
export interface AttachedPage {
  readonly targetId: string
  readonly session: CdpSession
}

/** A page that another page opened. It is paused until the host resumes it. */
export interface OpenedPage extends AttachedPage {
  readonly openerId: string | undefined
}

/** The single Chromium process behind all windows and views. */
class BrowserProcess {
  readonly #whenStarted: (() => void)[] = []
  readonly #listeners: ((root: CdpSession) => void)[] = []
  readonly #creating = new Set<Promise<unknown>>()
  /** Ids of pages that the host created, with callbacks that wait for their sessions. */
  readonly #own = new Map<string, (session: CdpSession) => void>()
  readonly #attached = new Map<string, CdpSession>()
  #connection: CdpConnection | undefined
  #kill: () => void = () => undefined
  #onOpenedPage: (page: OpenedPage) => void = () => undefined
  /** Resolves once pages can be created. */
  readonly started = new Promise<void>((resolve) => this.#whenStarted.push(resolve))

  get isRunning(): boolean {
    return this.#connection !== undefined
  }

  /** Listens to a browser-wide event. May be called before the browser runs. */
  on<E extends CdpEvent>(event: E, listener: (payload: CdpPayload<E>) => void): void {
    if (this.#connection) this.#connection.root.on(event, listener)
    else this.#listeners.push((root) => root.on(event, listener))
  }

  onOpenedPage(listener: (page: OpenedPage) => void): void {
    this.#onOpenedPage = listener
  }

  /** Sends a browser-wide command, once the browser runs. */
  async send<M extends CdpMethod>(method: M, params?: CdpParams<M>): Promise<CdpResult<M>> {
    await this.started
    return this.#root().send(method, params)
  }

  /**
   * Starts Chromium. `switches` are those from the host's own command line. If one is a debugging port, the line that
   * Playwright waits for is printed.
   */
  async start(userData: string, switches: readonly string[], onExit: () => void): Promise<void> {
    const { child, toBrowser, fromBrowser } = spawnChromium(userData, switches)
    const devtoolsLine = new Promise<string>((resolve) => {
      if (!child.stderr) return
      createInterface(child.stderr).on('line', (line) => {
        if (line.startsWith('DevTools listening')) resolve(line)
        else trace('[chromium]', line)
      })
    })
    this.#kill = () => child.kill('SIGKILL')
    this.#connection = new CdpConnection(child, toBrowser, fromBrowser)
    const root = this.#connection.root
    child.once('exit', onExit)
    for (const listen of this.#listeners) listen(root)
    root.on('Target.attachedToTarget', (event) => void this.#onAttached(event))
    const { product } = await root.send('Browser.getVersion')
    Object.assign(process.versions, { chrome: product.split('/')[1] })
    await root.send('Target.setDiscoverTargets', { discover: true })
    await root.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
    for (const resolve of this.#whenStarted) resolve()
    if (switches.some((name) => name.startsWith('--remote-debugging-port'))) {
      process.stderr.write(`${await devtoolsLine}\n`)
    }
  }

  /** Creates a page in a window of its own. It is paused until the caller resumes it. */
  async createPage(
    size: { width: number; height: number },
    browserContextId?: string,
  ): Promise<AttachedPage> {
    await this.started
    const creating = this.#root().send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      ...size,
      ...(browserContextId !== undefined && { browserContextId }),
    })
    this.#creating.add(creating)
    try {
      const { targetId } = await creating
      const session = new Promise<CdpSession>((resolve) => this.#own.set(targetId, resolve))
      const early = this.#attached.get(targetId)
      return { targetId, session: early ?? (await session) }
    } finally {
      this.#creating.delete(creating)
    }
  }

  /** Closes Chromium, and kills it if it hasn't exited after three seconds. */
  close(): void {
    this.send('Browser.close').catch(trace)
    setTimeout(this.#kill, 3000).unref()
  }

  #root(): CdpSession {
    if (!this.#connection) throw new Error('The browser has not been started.')
    return this.#connection.root
  }

  async #onAttached(event: CdpPayload<'Target.attachedToTarget'>): Promise<void> {
    const { sessionId, targetInfo, waitingForDebugger } = event
    const session = this.#root().child(sessionId)
    if (targetInfo.type !== 'page') {
      if (waitingForDebugger) session.send('Runtime.runIfWaitingForDebugger').catch(trace)
      return
    }
    session.onDetached(() => {
      this.#attached.delete(targetInfo.targetId)
      this.#own.delete(targetInfo.targetId)
    })
    this.#attached.set(targetInfo.targetId, session)
    // The host's own pages may attach before the answer with their id has arrived.
    await Promise.allSettled(this.#creating)
    this.#hand(targetInfo, session)
  }

  #hand(target: TargetInfo, session: CdpSession): void {
    const own = this.#own.get(target.targetId)
    if (own) own(session)
    else this.#onOpenedPage({ targetId: target.targetId, session, openerId: target.openerId })
  }
}

export const browser = new BrowserProcess()
