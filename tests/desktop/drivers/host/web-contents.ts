import type { NativeImage, Rectangle, Session, WebContents, WebFrameMain, WebPreferences } from 'electron'
import { app } from './app.ts'
import { type AttachedPage, browser } from './browser-process.ts'
import type { CdpPayload, CdpSession } from './cdp.ts'
import { FrameTree } from './frames.ts'
import { HostIpcMain } from './ipc.ts'
import { LoadProgress } from './load-progress.ts'
import { nativeImage } from './native-image.ts'
import { Navigation } from './navigation.ts'
import { loadError, netError } from './net-errors.ts'
import { rememberFirstPage, serveCall } from './page-calls.ts'
import { HostDebugger } from './page-debugger.ts'
import { type PageObserver, PageTarget } from './page-target.ts'
import { type PageScripts, pageScripts } from './preload-script.ts'
import { preventable } from './preventable.ts'
import { listPages, pageProcessId } from './process-metrics.ts'
import { record, trace } from './records.ts'
import { toApp, toReal } from './schemes.ts'
import { HostSession, type SessionPage, sessionOf } from './session.ts'
import { present, retire, strict, strictEmitter } from './strict.ts'
import { demandSecure } from './web-preferences.ts'
import { WindowOpenings } from './window-openings.ts'
import { pack } from './wire.ts'

const events = [
  'did-start-loading',
  'did-stop-loading',
  'did-finish-load',
  'did-fail-load',
  'dom-ready',
  'will-navigate',
  'will-redirect',
  'will-frame-navigate',
  'did-start-navigation',
  'did-navigate',
  'did-navigate-in-page',
  'did-frame-navigate',
  'did-create-window',
  'render-process-gone',
  'destroyed',
  'console-message',
  'page-title-updated',
  'before-input-event',
  'context-menu',
  'input-event',
  'will-prevent-unload',
  'enter-html-full-screen',
  'leave-html-full-screen',
  // Only emitted by specs: the host doesn't measure how long a page is busy, and no page may contain a webview.
  'unresponsive',
  'responsive',
  'will-attach-webview',
  // Also only emitted by specs, because the host has no zoom by mouse wheel.
  'zoom-changed',
] as const

type Implemented =
  | 'id'
  | 'session'
  | 'ipc'
  | 'debugger'
  | 'mainFrame'
  | 'navigationHistory'
  | 'loadURL'
  | 'reload'
  | 'stop'
  | 'getURL'
  | 'getTitle'
  | 'isLoading'
  | 'isCrashed'
  | 'isDestroyed'
  | 'close'
  | 'send'
  | 'executeJavaScript'
  | 'capturePage'
  | 'setWindowOpenHandler'
  | 'setAudioMuted'
  | 'isAudioMuted'
  | 'setZoomFactor'
  | 'getZoomFactor'
  | 'forcefullyCrashRenderer'
  | 'focus'
  | 'getOSProcessId'
  | 'setWebRTCIPHandlingPolicy'

/** The window or view that shows a page. */
export interface PageOwner {
  getBounds(): { width: number; height: number }
}

const byId = new Map<number, HostWebContents>()
const byTarget = new Map<string, HostWebContents>()
const byFrame = new Map<string, HostWebContents>()
let lastId = 0

export class HostWebContents
  extends strictEmitter('webContents', events)
  implements Pick<WebContents, Implemented>, SessionPage
{
  readonly id = ++lastId
  readonly hostSession: HostSession
  readonly frames = new FrameTree(this.id)
  /** The network module reports here how document requests end. */
  readonly loads = new LoadProgress(this, this.frames)
  readonly navigation = new Navigation(this, this.frames, this.loads)
  readonly windowOpenings = new WindowOpenings(() => toApp(this.frames.main.realUrl))
  readonly scripts: PageScripts
  readonly #debugger = new HostDebugger(async () => (await this.#page).session)
  readonly closed: Promise<void>
  readonly #ipc = new HostIpcMain()
  readonly #owner: PageOwner
  readonly #page: Promise<PageTarget>
  #target: PageTarget | undefined
  #isGone = false
  #isClosing = false
  #isCrashed = false
  #isMuted = false
  #zoom = 1
  #title = ''

  constructor(preferences: WebPreferences, owner: PageOwner, opened?: AttachedPage) {
    super()
    demandSecure(preferences)
    this.#zoom = preferences.zoomFactor ?? 1
    this.#owner = owner
    this.hostSession =
      preferences.session instanceof HostSession
        ? preferences.session
        : sessionOf(preferences.partition ?? '')
    this.scripts = pageScripts(preferences.preload, preferences.additionalArguments ?? [])
    this.closed = new Promise((resolve) => this.once('destroyed', () => resolve()))
    this.hostSession.pages.add(this)
    byId.set(this.id, this)
    rememberFirstPage(this)
    this.#page = this.#make(opened)
    this.#page.catch(trace)
    app.emit('web-contents-created', preventable({}), this)
  }

  static ofTarget(targetId: string): HostWebContents | undefined {
    return byTarget.get(targetId)
  }
  static ofFrame(frameId: string): HostWebContents | undefined {
    return byFrame.get(frameId)
  }

  get session(): Session {
    return present(this.hostSession)
  }
  get ipc(): WebContents['ipc'] {
    return present(this.#ipc)
  }
  get debugger(): WebContents['debugger'] {
    return present(this.#debugger)
  }
  get mainFrame(): WebFrameMain {
    return present(this.frames.main)
  }
  get navigationHistory(): WebContents['navigationHistory'] {
    const clear = () => this.#command((page) => page.session.send('Page.resetNavigationHistory'))
    return present(strict('navigationHistory', { clear }))
  }
  get isClosing(): boolean {
    return this.#isClosing && !this.#isGone
  }
  get devtools(): CdpSession | undefined {
    return this.#isClosing || this.#isGone ? undefined : this.#target?.session
  }

  getURL(): string {
    const { url } = this.frames.main
    return url === 'about:blank' && !this.#target ? '' : url
  }
  getTitle(): string {
    return this.#title
  }
  isLoading(): boolean {
    return this.loads.isLoading
  }
  isCrashed(): boolean {
    return this.#isCrashed
  }
  isDestroyed(): boolean {
    return this.#isGone
  }

  /** Rejects with `code` and `errno`, as Electron does. */
  async loadURL(url: string): Promise<void> {
    const page = await this.#page
    const real = toReal(url)
    const stopped = new Promise((resolve) =>
      this.once('did-stop-loading', resolve).once('destroyed', resolve),
    )
    this.navigation.expect(real)
    this.loads.started(url)
    try {
      const { errorText, loaderId } = await page.session.send('Page.navigate', { url: real })
      if (errorText) {
        this.loads.failed(netError(errorText), url, loaderId)
        throw loadError(errorText, url)
      }
      // Without a loader, only the fragment has changed.
      if (loaderId) await stopped
      if (this.#isGone) throw loadError('net::ERR_FAILED', url)
    } finally {
      this.loads.ownEnded(url)
      this.navigation.expectNoMore(real)
    }
  }
  reload(): void {
    this.navigation.expect(this.frames.main.realUrl)
    this.loads.started()
    this.#command((page) => page.session.send('Page.reload'))
  }
  stop(): void {
    this.#command((page) => page.session.send('Page.stopLoading'))
  }
  /** Called for popups: the first load of an opened page was already allowed together with its opening. */
  expectFirstLoad(realUrl: string): void {
    this.navigation.expect(realUrl)
  }

  close(): void {
    if (this.#isClosing) return
    this.#isClosing = true
    const closeTarget = () =>
      this.#command(({ targetId }) => browser.send('Target.closeTarget', { targetId }))
    closeTarget()
    // Chromium loses a close that comes while a document is being replaced. Electron’s is certain.
    this.on('did-stop-loading', closeTarget)
  }
  forcefullyCrashRenderer(): void {
    this.#command((page) => page.session.send('Page.crash'))
  }

  send(channel: string, ...args: unknown[]): void {
    const message = { channel, args: args.map((arg) => pack(arg)) }
    const target = this.#target
    for (const world of target?.worldsOf(this.frames.main.id) ?? []) void target?.deliver(message, world)
  }
  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    const { session } = await this.#page
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  async capturePage(rect?: Rectangle): Promise<NativeImage> {
    const { session } = await this.#page
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
    const image = nativeImage.createFromBuffer(Buffer.from(data, 'base64'))
    return rect ? image.crop(rect) : image
  }

  setWebRTCIPHandlingPolicy(policy: string): void {
    record('setWebRTCIPHandlingPolicy', this.id, policy)
  }
  setWindowOpenHandler(handler: Parameters<WebContents['setWindowOpenHandler']>[0]): void {
    this.windowOpenings.setHandler(handler)
  }
  setAudioMuted(muted: boolean): void {
    this.#isMuted = muted
    record('setAudioMuted', this.id, muted)
  }
  isAudioMuted(): boolean {
    return this.#isMuted
  }
  setZoomFactor(factor: number): void {
    this.#zoom = factor
    this.fit()
  }
  getZoomFactor(): number {
    return this.#zoom
  }
  /** An invented number, because Chromium doesn't report which process a page is in. */
  getOSProcessId(): number {
    return pageProcessId(this.id)
  }
  focus(): void {
    record('webContents.focus', this.id)
    this.#command((page) => page.session.send('Page.bringToFront'))
  }

  /** Called by the owner when its bounds have changed. */
  fit(): void {
    this.#command((page) => page.fit(this.#owner.getBounds(), this.#zoom))
  }
  /** Called with the page's title, which is its address as long as it has none. */
  titled(title: string): void {
    if (this.#title === title || title === this.frames.main.realUrl.replace(/^https?:\/\//, '')) return
    this.#title = title
    this.emit('page-title-updated', preventable({}), title, true)
  }

  async #make(opened: AttachedPage | undefined): Promise<PageTarget> {
    const contextId = await this.hostSession.contextId()
    const attached = opened ?? (await browser.createPage(this.#owner.getBounds(), contextId))
    const target = new PageTarget(attached, this.scripts, this.#observer())
    this.#target = target
    this.frames.identify(target.targetId)
    byTarget.set(target.targetId, this)
    byFrame.set(target.targetId, this)
    await target.start()
    await target.fit(this.#owner.getBounds(), this.#zoom)
    return target
  }

  #command(run: (page: PageTarget) => Promise<unknown>): void {
    // The page may be gone by then; its commands can be dropped.
    if (!this.#isGone) void this.#page.then(run).catch(trace)
  }

  #observer(): PageObserver {
    return {
      frameAttached: (id, parentId) => {
        this.frames.add(id, parentId)
        byFrame.set(id, this)
      },
      frameDetached: (id) => {
        for (const removed of this.frames.remove(id)) byFrame.delete(removed)
      },
      frameNavigated: (frame) => this.#navigated(frame),
      navigatedWithinDocument: (frameId, url) => {
        this.frames.find(frameId)?.moved(url)
        this.emit('did-navigate-in-page', {}, toApp(url), this.frames.isMain(frameId))
      },
      domReady: () => this.loads.domReady(),
      loaded: () => this.loads.loaded(),
      windowOpening: (event) => this.windowOpenings.opening(event),
      crashed: () => this.#crashed(),
      unloadPrevented: () => this.loads.unloadPrevented(),
      consoleMessage: ({ type, args }) => {
        const message = args.map(({ value, description }) => value ?? description).join(' ')
        this.emit('console-message', { level: type, message, frame: this.mainFrame })
      },
      called: (payload, from) => void this.#called(payload, from).catch(trace),
      gone: () => this.#gone(),
    }
  }

  async #called(...[payload, from]: Parameters<PageObserver['called']>): Promise<void> {
    await serveCall(payload, from, {
      ipc: this.#ipc,
      permissions: this.hostSession.permissions,
      target: await this.#page,
      contents: this,
      frameOf: (id) => this.frames.find(id),
    })
  }

  #navigated(frame: CdpPayload<'Page.frameNavigated'>['frame']): void {
    this.frames.add(frame.id, frame.parentId).navigated(frame)
    byFrame.set(frame.id, this)
    if (URL.canParse(frame.url)) this.hostSession.origins.add(new URL(frame.url).origin)
    const isMain = this.frames.isMain(frame.id)
    if (isMain) this.#isCrashed = false
    if (this.navigation.refusesWithoutRequest(frame)) this.#emptyFrame(frame.id)
    const isFirstEmptyPage = isMain && frame.url === 'about:blank' && !this.navigation.isExpected(frame.url)
    if (!isFirstEmptyPage) this.loads.committed(frame)
  }
  /** Replaces a refused document, which has no request that could have been aborted. */
  #emptyFrame(frameId: string): void {
    this.#command((page) => page.session.send('Page.navigate', { frameId, url: 'about:blank' }))
  }

  #crashed(): void {
    this.#isCrashed = true
    const details = { reason: 'crashed', exitCode: 11 }
    this.emit('render-process-gone', {}, details)
    app.emit('render-process-gone', {}, this, details)
  }
  #gone(): void {
    this.#isGone = true
    this.hostSession.pages.delete(this)
    byId.delete(this.id)
    byTarget.delete(this.frames.main.id)
    for (const id of this.frames.remove(this.frames.main.id)) byFrame.delete(id)
    this.emit('destroyed')
    retire(this)
  }
}

browser.on('Target.targetInfoChanged', ({ targetInfo }) =>
  byTarget.get(targetInfo.targetId)?.titled(targetInfo.title),
)

listPages(() => [...byId.keys()])

/** Electron's `webContents` module. */
export const webContents = strict('webContents', {
  getAllWebContents: () => [...byId.values()],
  fromId: (id: number) => byId.get(id),
  fromDevToolsTargetId: (targetId: string) => byTarget.get(targetId),
})
