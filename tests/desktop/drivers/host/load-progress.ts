import type { EventEmitter } from 'node:events'
import type { CdpPayload } from './cdp.ts'
import type { FrameTree } from './frames.ts'
import { type NetError, netError } from './net-errors.ts'
import { preventable } from './preventable.ts'
import { toApp } from './schemes.ts'

type CdpFrame = CdpPayload<'Page.frameNavigated'>['frame']

/** How a document request ended, as reported by the network module. */
export type DocumentAnswer = { status: number } | { error: NetError }

/** Tracks a page's loads, and emits Electron's events for them, from did-start-loading to did-stop-loading. */
export class LoadProgress {
  readonly #contents: EventEmitter
  readonly #frames: FrameTree
  readonly #answers = new Map<string, DocumentAnswer>()
  #isLoading = false
  /** Address of the app's own load that a page's beforeunload may still stop. */
  #ownUrl: string | undefined
  /** A new document is committed but not fully loaded; the initial empty document doesn't count. */
  #isCommitted = false
  #isErrorPage = false
  #failedLoader: string | undefined

  constructor(contents: EventEmitter, frames: FrameTree) {
    this.#contents = contents
    this.#frames = frames
  }

  get isLoading(): boolean {
    return this.#isLoading
  }

  /** @param ownUrl the address, for a load that the app itself has started. */
  started(ownUrl?: string): void {
    this.#ownUrl = ownUrl ?? this.#ownUrl
    this.#isCommitted = false
    if (this.#isLoading) return
    this.#isLoading = true
    this.#contents.emit('did-start-loading', {})
  }

  /** Called when a load that the app has started is over. */
  ownEnded(url: string): void {
    if (this.#ownUrl === url) this.#ownUrl = undefined
  }

  /**
   * Called when the page's beforeunload wants to stay. Returns whether the app unloads it all the same. If not, the
   * app's own load fails, as by WebContents::RunBeforeUnloadDialog.
   */
  unloadPrevented(): boolean {
    const event = preventable({})
    this.#contents.emit('will-prevent-unload', event)
    if (!event.defaultPrevented && this.#ownUrl !== undefined)
      this.failed(netError('net::ERR_ABORTED'), this.#ownUrl, undefined)
    return event.defaultPrevented
  }

  /** Called when a document for this frame has arrived, or has failed to. */
  answered(frameId: string, answer: DocumentAnswer): void {
    this.#answers.set(frameId, answer)
  }

  /** Called when a frame has a new document. After a failed load, that is Chromium's error page. */
  committed(frame: CdpFrame): void {
    const isMain = this.#frames.isMain(frame.id)
    const answer = this.#answers.get(frame.id)
    this.#answers.delete(frame.id)
    if (isMain) {
      this.#isCommitted = true
      this.#isErrorPage = frame.unreachableUrl !== undefined
    }
    if (frame.unreachableUrl !== undefined) {
      const error = answer && 'error' in answer ? answer.error : netError('net::ERR_FAILED')
      if (isMain) this.failed(error, toApp(frame.unreachableUrl), frame.loaderId)
      return
    }
    const status = answer && 'status' in answer ? answer.status : 200
    const { url, processId, routingId } = this.#frames.add(frame.id, frame.parentId)
    if (isMain) this.#contents.emit('did-navigate', {}, url, status, '')
    this.#contents.emit('did-frame-navigate', {}, url, status, '', isMain, processId, routingId)
  }

  domReady(): void {
    if (this.#isCommitted && !this.#isErrorPage) this.#contents.emit('dom-ready', {})
  }

  loaded(): void {
    if (!this.#isCommitted) return
    this.#isCommitted = false
    if (!this.#isErrorPage) this.#contents.emit('did-finish-load', {})
    this.#stopped()
  }

  /**
   * Called twice for a load that the app started: for the answer to its command, and for the error page that follows.
   */
  failed({ errno, code }: NetError, url: string, loaderId: string | undefined): void {
    if (loaderId !== undefined && loaderId === this.#failedLoader) return
    this.#failedLoader = loaderId
    const { processId, routingId } = this.#frames.main
    this.#contents.emit('did-fail-load', {}, errno, code, url, true, processId, routingId)
    // An aborted load has no error page, whose end would otherwise end the load.
    if (code === 'ERR_ABORTED') this.#stopped()
  }

  #stopped(): void {
    this.#isLoading = false
    this.#contents.emit('did-stop-loading', {})
  }
}
