import {
  type BrowserWindow,
  type Event,
  type Input,
  type WebContents,
  WebContentsView,
  type WebPreferences,
} from 'electron'
import type { GameTrouble } from '#shared/bridge/bridge.ts'
import type { Bounds, GameLocation } from '#shared/bridge/channels/games.ts'
import { isSearchKey } from '#shared/domain/search-key.ts'
import { viewBounds } from './bounds.ts'
import type { GameWindow } from './game-window.ts'

/**
 * What a view reports about its game. `load`: it failed to load. `gone`: its page or window is gone. `searchKey`: the
 * search shortcut was pressed. `trouble` and `state`: that property has changed.
 */
export type GameReport = 'loaded' | 'load' | 'crashed' | 'gone' | 'searchKey' | 'trouble' | 'state'

/** Chromium's ERR_ABORTED: another load or a refusal ended this one. */
const aborted = -3

/** Milliseconds to wait for a screenshot of the game; one that hangs never returns it. */
const stillLimit = 2_000

/** Milliseconds after which a covered view is hidden without its screenshot. Until then it lies over the page's overlay. */
const hidesAt = 150

export type GameViewOptions = {
  window: BrowserWindow
  preferences: WebPreferences
  place: Bounds
  /** Whether the client's window is held full screen by a kiosk. */
  isHeld: () => boolean
  report: (news: GameReport) => void
}

/** One game's view: its place, its visibility, its problems and its end. */
export class GameView {
  /** The game's page. Stored here, because a view drops its own before it reports `destroyed`. */
  readonly contents: WebContents
  readonly #view: WebContentsView
  readonly #window: BrowserWindow
  readonly #isHeld: () => boolean
  readonly #report: (news: GameReport) => void
  #own: GameWindow | undefined
  #place: Bounds
  #shown = true
  #covered = false
  #hangs = false
  #heavy = false
  #fillsWindow = false
  /** The current document is an error answer of the server, so its load doesn't mean that the game has loaded. */
  #refused = false

  constructor({ window, preferences, place, isHeld, report }: GameViewOptions) {
    this.#window = window
    this.#isHeld = isHeld
    this.#report = report
    this.#place = place
    this.#view = new WebContentsView({ webPreferences: preferences })
    this.contents = this.#view.webContents
    this.#view.setBackgroundColor('#000000')
    this.#listen()
    window.contentView.addChildView(this.#view)
    this.#lay()
  }

  /** Loads an address. The result is reported. */
  load(url: string): void {
    this.contents.loadURL(url).catch(() => {})
    if (this.#shown && !this.#own) this.contents.focus()
  }

  /** Where the game is shown. */
  get place(): GameLocation {
    if (!this.#own) return 'page'
    return this.#own.isMini ? 'mini' : 'window'
  }
  get muted(): boolean {
    return this.contents.isAudioMuted()
  }
  get trouble(): GameTrouble | 'none' {
    if (this.#hangs) return 'unresponsive'
    return this.#heavy ? 'memory' : 'none'
  }
  /** Whether the game's own window has the focus. */
  get isInFront(): boolean {
    return this.#own?.isFocused === true
  }

  lay(bounds: Bounds): void {
    this.#place = bounds
    this.#lay()
  }

  /** Shows the game in the page, or hides it while it keeps running. In its own window it is always visible. */
  setShown(shown: boolean): void {
    this.#shown = shown
    this.#see()
  }

  setMuted(muted: boolean): void {
    this.contents.setAudioMuted(muted)
    this.#report('state')
  }

  setHeavy(heavy: boolean): void {
    this.#heavy = heavy
    this.#report('trouble')
  }

  focus(): void {
    this.#own?.focus()
    this.contents.focus()
  }

  /** Moves the game to this window. Closing the window ends the game. */
  pullOut(own: GameWindow): void {
    this.#own = own
    own.contentView.addChildView(this.#view)
    own.onResize(() => this.#lay())
    own.onClosed(() => {
      if (this.#own === own) this.#report('gone')
    })
    this.#see()
    this.#lay()
    this.focus()
    this.#report('state')
  }

  putBack(): void {
    const own = this.#own
    if (!own) return
    this.#own = undefined
    this.#window.contentView.addChildView(this.#view)
    own.close()
    this.#see()
    this.#lay()
    this.#report('state')
  }

  setMini(on: boolean): void {
    this.#own?.setMini(on)
    this.#report('state')
  }

  /**
   * Hides the view, and gives the keyboard focus to the page. Resolves with the view's last picture as a PNG data
   * URL, or "" when there is none.
   */
  async cover(): Promise<string> {
    this.#covered = true
    if (this.#own) return ''
    this.#window.webContents.focus()
    const hiding = setTimeout(() => this.#see(), hidesAt)
    const still = await this.#still()
    clearTimeout(hiding)
    this.#see()
    return still
  }

  uncover(): void {
    this.#covered = false
    this.#see()
  }

  /** Removes the view from the window and closes its page. Resolves once the page is gone. */
  async destroy(): Promise<void> {
    const own = this.#own
    this.#own = undefined
    if (!own && !this.#window.isDestroyed()) this.#window.contentView.removeChildView(this.#view)
    own?.close()
    if (this.contents.isDestroyed()) return
    const gone = new Promise<void>((resolve) => this.contents.once('destroyed', () => resolve()))
    this.contents.close()
    await gone
  }

  async #still(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    const timer = setTimeout(resolve, stillLimit, '')
    const picture = this.contents.capturePage().then((image) => image.toDataURL())
    const still = await Promise.race([picture, promise]).catch(() => '')
    clearTimeout(timer)
    return still === 'data:image/png;base64,' ? '' : still
  }

  #see(): void {
    this.#view.setVisible(this.#own !== undefined || (this.#shown && !this.#covered))
  }

  #lay(): void {
    if (this.#own) return this.#view.setBounds({ x: 0, y: 0, ...this.#own.content })
    const { width, height } = this.#window.getContentBounds()
    const zoom = this.#window.webContents.getZoomFactor()
    const bounds = this.#fillsWindow
      ? { x: 0, y: 0, width, height }
      : viewBounds(this.#place, zoom, { width, height })
    this.#view.setBounds(bounds)
  }

  #listen(): void {
    const { contents: webContents } = this
    const report = this.#report
    const hang = (hangs: boolean) => () => {
      this.#hangs = hangs
      report('trouble')
    }
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
    // Already prevented: the security policy, which listens first, has refused this redirect.
    webContents.on('will-redirect', (event) => {
      if (event.isMainFrame && event.defaultPrevented) report('load')
    })
    webContents.on('render-process-gone', () => report('crashed'))
    webContents.on('unresponsive', hang(true))
    webContents.on('responsive', hang(false))
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

  /** Escape leaves the window's full screen. When there is none, the game gets the key. */
  #leaveFullScreen(event: Event, { type, key }: Input): void {
    if (type !== 'keyDown' || key !== 'Escape' || this.#fillsWindow) return
    const own = this.#own
    if (!(own ? own.isFullScreen : this.#window.isFullScreen())) return
    if (!own && this.#isHeld()) return
    event.preventDefault()
    if (own) own.leaveFullScreen()
    else this.#window.setFullScreen(false)
  }

  /** In a full screen or window of the game's own, the page can't show anything above it: the game gets the key. */
  #asksForSearch({ type, key, code, control, meta, alt, shift, isAutoRepeat }: Input): boolean {
    if (type !== 'keyDown' || isAutoRepeat || this.#fillsWindow || this.#covered || this.#own) return false
    return isSearchKey({ key, code, ctrlKey: control, metaKey: meta, altKey: alt, shiftKey: shift })
  }
}
