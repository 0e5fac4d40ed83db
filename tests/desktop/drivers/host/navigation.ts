import type { EventEmitter } from 'node:events'
import type { CdpPayload } from './cdp.ts'
import { isDropped } from './drops.ts'
import type { FrameTree, HostFrame } from './frames.ts'
import type { LoadProgress } from './load-progress.ts'
import { preventable } from './preventable.ts'
import { record } from './records.ts'
import { toApp } from './schemes.ts'

type PausedRequest = CdpPayload<'Fetch.requestPaused'>

const withoutHash = (url: string) => url.split('#')[0] ?? ''

/**
 * Decides which document requests of a page may continue, by emitting the events that Electron would emit for them.
 */
export class Navigation {
  readonly #contents: EventEmitter
  readonly #frames: FrameTree
  readonly #loads: LoadProgress
  /** Loads that the app itself started, which emit no will-navigate. */
  readonly #own: string[] = []

  constructor(contents: EventEmitter, frames: FrameTree, loads: LoadProgress) {
    this.#contents = contents
    this.#frames = frames
    this.#loads = loads
  }

  /** Called when the app is about to load this address (in Chromium's form). */
  expect(realUrl: string): void {
    this.#own.push(withoutHash(realUrl))
  }
  isExpected(realUrl: string): boolean {
    return this.#own.includes(withoutHash(realUrl))
  }
  /** Called when that load is over, even if it never made a request. */
  expectNoMore(realUrl: string): void {
    const index = this.#own.indexOf(withoutHash(realUrl))
    if (index >= 0) this.#own.splice(index, 1)
  }

  /** Whether a paused document request may continue. */
  allows(request: PausedRequest, url: string): boolean {
    const isMainFrame = this.#frames.isMain(request.frameId)
    const frame = this.#frames.find(request.frameId)
    if (request.redirectedRequestId !== undefined)
      return this.#raise('will-redirect', url, isMainFrame, frame)
    if (isMainFrame && this.isExpected(request.request.url)) {
      this.expectNoMore(request.request.url)
    } else if (!this.#raise('will-frame-navigate', url, isMainFrame, frame)) {
      return false
    } else if (isMainFrame && !this.#raise('will-navigate', url, true, frame)) {
      return false
    }
    if (isMainFrame) this.#loads.started()
    this.#contents.emit('did-start-navigation', this.#event(url, isMainFrame, frame), url, false, isMainFrame)
    return true
  }

  /**
   * Whether a new document is refused that has come without a request (`data:`, `blob:`). Chromium only tells once it is
   * there, so a refused one has run for a moment; on Electron it never runs.
   */
  refusesWithoutRequest({ id, url: realUrl }: { id: string; url: string }): boolean {
    const isMainFrame = this.#frames.isMain(id)
    if (!/^(data|blob):/i.test(realUrl) || (isMainFrame && this.isExpected(realUrl))) return false
    const frame = this.#frames.find(id)
    const events = ['will-frame-navigate', ...(isMainFrame ? (['will-navigate'] as const) : [])] as const
    return !events.every((name) => this.#raise(name, toApp(realUrl), isMainFrame, frame))
  }

  #event(url: string, isMainFrame: boolean, frame: HostFrame | undefined) {
    return preventable({
      url,
      isMainFrame,
      isSameDocument: false,
      frame: frame ?? null,
      initiator: frame ?? null,
    })
  }

  #raise(
    name: 'will-redirect' | 'will-navigate' | 'will-frame-navigate',
    url: string,
    isMainFrame: boolean,
    frame: HostFrame | undefined,
  ): boolean {
    if (isDropped(name === 'will-redirect' ? 'will-redirect' : 'will-navigate')) return true
    const event = this.#event(url, isMainFrame, frame)
    this.#contents.emit(name, event, url, false, isMainFrame, frame?.processId, frame?.routingId)
    if (event.defaultPrevented) record('prevented', name, url)
    return !event.defaultPrevented
  }
}
