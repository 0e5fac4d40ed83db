import type { HandlerDetails, WebContents, WindowOpenHandlerResponse } from 'electron'
import type { CdpPayload } from './cdp.ts'
import { isDropped } from './drops.ts'
import { record } from './records.ts'
import { toApp } from './schemes.ts'

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** A window that a page wants to open, with the app's answer. */
export interface WindowOpening {
  /** The address in Chromium's form. */
  readonly realUrl: string
  readonly details: HandlerDetails
  readonly response: WindowOpenHandlerResponse
}

/**
 * The windows that one page opens. For `window.open` the page asks beforehand; a link is only reported when Chromium
 * creates the window. Either way the handler is called once, and `next` returns its decision for the new page.
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
    this.#handler = handler
  }

  /** Called by the page script before the window is created. Returns whether it may be. */
  ask(realUrl: string, name: string, features: string): boolean {
    const opening = this.#decide(realUrl, name, features)
    if (opening.response.action === 'allow') this.#askedBeforehand.push(opening)
    return opening.response.action === 'allow'
  }

  /** Called when Chromium creates the window. */
  opening({ url, windowName, windowFeatures }: CdpPayload<'Page.windowOpen'>): void {
    const asked = this.#askedBeforehand.shift()
    const opening = asked ?? this.#decide(url, windowName, windowFeatures.join(','))
    const waiting = this.#waiting.shift()
    if (waiting) waiting(opening)
    else this.#decided.push(opening)
  }

  /** Resolves with the decision about the next page that this one has opened. */
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
    const handler = isDropped('window-open') ? undefined : this.#handler
    const response = handler?.(details) ?? { action: 'allow' }
    record('window-open', details.url, response.action)
    return { realUrl, details, response }
  }
}
