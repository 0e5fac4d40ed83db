import { type BrowserWindow, type Event, type Input, WebContentsView, type WebPreferences } from 'electron'
import type { Bounds } from '#shared/bridge/channels/games.ts'
import { isSearchKey } from '#shared/domain/search-key.ts'
import { viewBounds } from './bounds.ts'

/** What a view reports of its game; `searchKey`: the person wants the site's search. */
export type GameReport = 'loaded' | 'load' | 'crashed' | 'unresponsive' | 'gone' | 'searchKey'

/** Chromium's code for a load that another one, or a refusal, broke off. */
const aborted = -3

/** Milliseconds that a game may take for its still; one that hangs never hands it over. */
const stillLimit = 400

/** One game's view: where it lies, whether it shows, and how it ends. */
export class GameView {
  readonly view: WebContentsView
  readonly #window: BrowserWindow
  #place: Bounds
  #covered = false
  #fillsWindow = false
  /** The document that is there is the server's refusal: when it has loaded, the game hasn't. */
  #refused = false

  constructor(
    window: BrowserWindow,
    preferences: WebPreferences,
    place: Bounds,
    report: (news: GameReport) => void,
  ) {
    this.#window = window
    this.#place = place
    this.view = new WebContentsView({ webPreferences: preferences })
    this.view.setBackgroundColor('#000000')
    this.#listen(report)
    window.contentView.addChildView(this.view)
    this.#lay()
  }

  /** Loads an address; how that ends is reported. */
  load(url: string): void {
    this.view.webContents.loadURL(url).catch(() => {})
    this.view.webContents.focus()
  }

  place(bounds: Bounds): void {
    this.#place = bounds
    this.#lay()
  }

  /**
   * Hides the view, and gives the keyboard to what the page lays in its place. Resolves with what it showed, as a
   * PNG data URL; "" where that can't be had.
   */
  async cover(): Promise<string> {
    this.#covered = true
    this.#window.webContents.focus()
    const still = await this.#still()
    if (this.#covered) this.view.setVisible(false)
    return still
  }

  uncover(): void {
    this.#covered = false
    this.view.setVisible(true)
  }

  /** Takes the view out of the window and ends its page; resolves once the page is gone. */
  async destroy(): Promise<void> {
    const { webContents } = this.view
    if (!this.#window.isDestroyed()) this.#window.contentView.removeChildView(this.view)
    if (webContents.isDestroyed()) return
    const gone = new Promise<void>((resolve) => webContents.once('destroyed', () => resolve()))
    webContents.close()
    await gone
  }

  async #still(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    const timer = setTimeout(resolve, stillLimit, '')
    const picture = this.view.webContents.capturePage().then((image) => image.toDataURL())
    const still = await Promise.race([picture, promise]).catch(() => '')
    clearTimeout(timer)
    return still === 'data:image/png;base64,' ? '' : still
  }

  #lay(): void {
    const { width, height } = this.#window.getContentBounds()
    const zoom = this.#window.webContents.getZoomFactor()
    const bounds = this.#fillsWindow
      ? { x: 0, y: 0, width, height }
      : viewBounds(this.#place, zoom, { width, height })
    this.view.setBounds(bounds)
  }

  #listen(report: (news: GameReport) => void): void {
    const { webContents } = this.view
    const fill = (fills: boolean) => () => {
      this.#fillsWindow = fills
      this.#lay()
    }
    webContents.on('did-navigate', (_, __, status) => {
      this.#refused = status >= 400
      if (this.#refused) report('load')
    })
    webContents.on('did-finish-load', () => {
      if (!this.#refused) report('loaded')
    })
    webContents.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
      if (isMainFrame && code !== aborted) report('load')
    })
    // The policy, which was asked before, has stopped the launch on its way.
    webContents.on('will-redirect', (event) => {
      if (event.isMainFrame && event.defaultPrevented) report('load')
    })
    webContents.on('render-process-gone', () => report('crashed'))
    webContents.on('unresponsive', () => report('unresponsive'))
    webContents.on('destroyed', () => report('gone'))
    webContents.on('enter-html-full-screen', fill(true))
    webContents.on('leave-html-full-screen', fill(false))
    webContents.on('before-input-event', (event, input) => {
      this.#leaveFullScreen(event, input)
      if (!this.#asksForSearch(input)) return
      event.preventDefault()
      report('searchKey')
    })
  }

  /** Escape ends the window's full screen and not the game; with no full screen it is the game's own key. */
  #leaveFullScreen(event: Event, { type, key }: Input): void {
    if (type !== 'keyDown' || key !== 'Escape' || this.#fillsWindow || !this.#window.isFullScreen()) return
    event.preventDefault()
    this.#window.setFullScreen(false)
  }

  /** In a full screen of the game's own, where the page can lay nothing over it, the keys are the game's. */
  #asksForSearch({ type, key, control, meta, alt, shift, isAutoRepeat }: Input): boolean {
    if (type !== 'keyDown' || isAutoRepeat || this.#fillsWindow || this.#covered) return false
    return isSearchKey({ key, ctrlKey: control, metaKey: meta, altKey: alt, shiftKey: shift })
  }
}
