import type { HandlerDetails, WebContents, WindowOpenHandlerResponse } from 'electron'
import type { CdpPayload } from './cdp.ts'
import { isDropped } from './drops.ts'
import { record } from './records.ts'
import { toApp } from './schemes.ts'

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** A window that a page wants, and what the app has said to it. */
export interface WindowOpening {
  /** Chromium's own form of the address. */
  readonly realUrl: string
  readonly details: HandlerDetails
  readonly response: WindowOpenHandlerResponse
}

/**
 * The windows that one page opens. A script's window.open asks beforehand, a link only as Chromium makes the window;
 * either way the handler is called once, and the new page, when it appears, finds the decision here.
 */
export class WindowOpenings {
  readonly #referrer: () => string
  readonly #askedBeforehand: WindowOpening[] = []
  readonly #decided: WindowOpening[] = []
  readonly #waiting: ((opening: WindowOpening) => void)[] = []
  #handler: OpenHandler | undefined

  constructor(referrer: () => string) {
    this.#referrer = referrer
  }

  setHandler(handler: OpenHandler): void {
    this.#handler = isDropped('window-open') ? undefined : handler
  }

  /** From the page script, before the window is made. Returns whether it may be. */
  ask(realUrl: string, name: string, features: string): boolean {
    const opening = this.#decide(realUrl, name, features)
    if (opening.response.action === 'allow') this.#askedBeforehand.push(opening)
    return opening.response.action === 'allow'
  }

  /** From Chromium, as it makes the window. */
  opening({ url, windowName, windowFeatures }: CdpPayload<'Page.windowOpen'>): void {
    const asked = this.#askedBeforehand.shift()
    const opening = asked ?? this.#decide(url, windowName, windowFeatures.join(','))
    const waiting = this.#waiting.shift()
    if (waiting) waiting(opening)
    else this.#decided.push(opening)
  }

  /** The decision about the next page that this one has opened. */
  next(): Promise<WindowOpening> {
    const decided = this.#decided.shift()
    return decided ? Promise.resolve(decided) : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #decide(realUrl: string, frameName: string, features: string): WindowOpening {
    const details: HandlerDetails = {
      url: toApp(realUrl),
      frameName,
      features,
      disposition: features === '' ? 'foreground-tab' : 'new-window',
      referrer: { url: this.#referrer(), policy: 'strict-origin-when-cross-origin' },
    }
    const response = this.#handler?.(details) ?? { action: 'allow' }
    record('window-open', details.url, response.action)
    return { realUrl, details, response }
  }
}
