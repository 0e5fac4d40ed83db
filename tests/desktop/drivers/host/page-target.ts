import { type AttachedPage, browser } from './browser-process.ts'
import type { CdpPayload, CdpSession } from './cdp.ts'
import { type PageScripts, preloadWorld } from './preload-script.ts'
import { trace } from './records.ts'

type CdpFrame = CdpPayload<'Page.frameNavigated'>['frame']

/** A JavaScript context of a preload world, with its frame. */
export interface WorldContext {
  readonly session: CdpSession
  readonly contextId: number
  readonly frameId: string
}

/** Callbacks for what happens in a page, implemented by its webContents. */
export interface PageObserver {
  frameAttached(id: string, parentId: string): void
  frameDetached(id: string): void
  frameNavigated(frame: CdpFrame): void
  navigatedWithinDocument(frameId: string, url: string): void
  domReady(): void
  loaded(): void
  windowOpening(event: CdpPayload<'Page.windowOpen'>): void
  crashed(): void
  /** The page's beforeunload wants to stay. Returns whether it is unloaded all the same. */
  unloadPrevented(): boolean
  consoleMessage(event: CdpPayload<'Runtime.consoleAPICalled'>): void
  called(payload: string, from: WorldContext): void
  gone(): void
}

/**
 * One page in Chromium with all its processes: the page's own session, and one for each frame that site isolation
 * puts in another process. Each gets the same scripts before its own code runs.
 */
export class PageTarget {
  readonly targetId: string
  readonly session: CdpSession
  readonly #scripts: PageScripts
  readonly #observer: PageObserver
  readonly #contexts = new Map<string, WorldContext>()

  constructor(page: AttachedPage, scripts: PageScripts, observer: PageObserver) {
    this.targetId = page.targetId
    this.session = page.session
    this.#scripts = scripts
    this.#observer = observer
  }

  /** Adds listeners, installs the scripts, and lets the page run. */
  async start(): Promise<void> {
    this.session.on('Page.domContentEventFired', () => this.#observer.domReady())
    this.session.on('Page.loadEventFired', () => this.#observer.loaded())
    this.session.on('Inspector.targetCrashed', () => this.#observer.crashed())
    this.session.on('Page.javascriptDialogOpening', ({ type }) => {
      // Other dialogs are Chromium's own, and answered by whoever drives it.
      if (type !== 'beforeunload') return
      const accept = this.#observer.unloadPrevented()
      void this.session.send('Page.handleJavaScriptDialog', { accept }).catch(trace)
    })
    this.session.onDetached(() => this.#observer.gone())
    await Promise.all([this.session.send('Inspector.enable'), this.#equip(this.session)])
  }

  /** Returns a frame's current preload worlds; empty while its document is being replaced. */
  worldsOf(frameId: string): WorldContext[] {
    return [...this.#contexts.values()].filter((context) => context.frameId === frameId)
  }

  /** Sends a message to the script in a preload world. It is lost if that world is gone. */
  async deliver(message: object, { session, contextId }: WorldContext): Promise<void> {
    const expression = `__standInDeliver(${JSON.stringify(message)})`
    await session.send('Runtime.evaluate', { contextId, expression, silent: true }).catch(trace)
  }

  /** Resizes the page's window to its bounds, and applies the zoom. */
  async fit({ width, height }: { width: number; height: number }, zoom: number): Promise<void> {
    const size = { width: Math.max(1, width), height: Math.max(1, height) }
    const { windowId } = await this.session.send('Browser.getWindowForTarget')
    await browser.send('Browser.setContentsSize', { windowId, ...size })
    if (zoom === 1) {
      await this.session.send('Emulation.clearDeviceMetricsOverride')
      return
    }
    await this.session.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(size.width / zoom),
      height: Math.round(size.height / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    })
  }

  async #equip(session: CdpSession): Promise<void> {
    this.#watchFrames(session)
    this.#watchWorlds(session)
    session.on('Target.attachedToTarget', (event) => void this.#attach(session.child(event.sessionId), event))
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Runtime.addBinding', { name: '__standInCall', executionContextName: preloadWorld }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: this.#scripts.mainWorld }),
      session.send('Page.addScriptToEvaluateOnNewDocument', {
        source: this.#scripts.preloadWorld,
        worldName: preloadWorld,
      }),
      session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
      session.send('Runtime.runIfWaitingForDebugger'),
    ])
  }

  async #attach(session: CdpSession, { targetInfo }: CdpPayload<'Target.attachedToTarget'>): Promise<void> {
    const equipped =
      targetInfo.type === 'iframe' ? this.#equip(session) : session.send('Runtime.runIfWaitingForDebugger')
    await equipped.catch(trace)
  }

  #watchFrames(session: CdpSession): void {
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) =>
      this.#observer.frameAttached(frameId, parentFrameId),
    )
    session.on('Page.frameDetached', ({ frameId, reason }) => {
      if (reason !== 'swap') this.#observer.frameDetached(frameId)
    })
    session.on('Page.frameNavigated', ({ frame }) => this.#observer.frameNavigated(frame))
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) =>
      this.#observer.navigatedWithinDocument(frameId, url),
    )
    session.on('Page.windowOpen', (event) => this.#observer.windowOpening(event))
  }

  #watchWorlds(session: CdpSession): void {
    const key = (contextId: number) => `${session.id}:${contextId}`
    const forget = () => {
      for (const [name, context] of this.#contexts)
        if (context.session === session) this.#contexts.delete(name)
    }
    session.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId } = { frameId: '', ...context.auxData }
      if (context.name === preloadWorld) {
        this.#contexts.set(key(context.id), { session, contextId: context.id, frameId })
      }
    })
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
      this.#contexts.delete(key(executionContextId)),
    )
    session.on('Runtime.executionContextsCleared', forget)
    session.onDetached(forget)
    session.on('Runtime.consoleAPICalled', (event) => this.#observer.consoleMessage(event))
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      const from = this.#contexts.get(key(executionContextId))
      if (name === '__standInCall' && from) this.#observer.called(payload, from)
    })
  }
}
