import { BaseWindow, screen } from 'electron'
import { openingOf, type WindowPosition, type WindowSizes } from '../windows/placement.ts'
import { watchPosition, workAreas } from '../windows/window-state.ts'

const sizes: WindowSizes = { first: { width: 1024, height: 640 }, least: { width: 360, height: 300 } }
const mini = { width: 400, height: 250 }

/** Pixels between one window and the next, and between a small window and the edges of its display. */
const step = 28

export type GameWindowOptions = {
  /** The game's name. */
  title: string
  background: string
  /** Place of the last such window. */
  kept: WindowPosition | null
  /** How many there are already; each is offset from the one before. */
  others: number
  /** Called with the window's place when it has moved, except while it is small. */
  keep: (place: WindowPosition) => void
}

/** A window for one game: the system's title bar with the game's name, and only the game inside. */
export class GameWindow {
  readonly #window: BaseWindow
  #normal: WindowPosition | undefined

  constructor({ title, background, kept, others, keep }: GameWindowOptions) {
    const wanted = kept && { ...kept, x: kept.x + others * step, y: kept.y + others * step }
    const { maximized, ...bounds } = openingOf(wanted, sizes, workAreas())
    this.#window = new BaseWindow({
      ...bounds,
      minWidth: sizes.least.width,
      minHeight: sizes.least.height,
      title,
      show: false,
      autoHideMenuBar: true,
      backgroundColor: background,
    })
    if (maximized) this.#window.maximize()
    watchPosition(this.#window, (place) => this.isMini || keep(place))
    this.#window.show()
  }

  get contentView(): BaseWindow['contentView'] {
    return this.#window.contentView
  }
  get content(): { width: number; height: number } {
    const { width, height } = this.#window.getContentBounds()
    return { width, height }
  }
  get isMini(): boolean {
    return this.#normal !== undefined
  }
  get isFocused(): boolean {
    return !this.#window.isDestroyed() && this.#window.isFocused()
  }
  get isFullScreen(): boolean {
    return this.#window.isFullScreen()
  }
  leaveFullScreen(): void {
    this.#window.setFullScreen(false)
  }

  onResize(listener: () => void): void {
    this.#window.on('resize', listener)
  }
  onClosed(listener: () => void): void {
    this.#window.once('closed', listener)
  }

  focus(): void {
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
  }

  /** Makes the window small, in the corner of its display and above all other windows, or restores it. */
  setMini(on: boolean): void {
    const window = this.#window
    if (on === this.isMini) return
    if (on) {
      const place = { ...window.getNormalBounds(), maximized: window.isMaximized() }
      this.#normal = place
      if (window.isFullScreen()) window.setFullScreen(false)
      if (place.maximized) window.unmaximize()
      const { x, y, width, height } = screen.getDisplayMatching(place).workArea
      window.setMinimumSize(mini.width, mini.height)
      window.setBounds({ x: x + width - mini.width - step, y: y + height - mini.height - step, ...mini })
      window.setAspectRatio(mini.width / mini.height)
    } else if (this.#normal) {
      const { maximized, ...bounds } = this.#normal
      this.#normal = undefined
      window.setAspectRatio(0)
      window.setMinimumSize(sizes.least.width, sizes.least.height)
      window.setBounds(bounds)
      if (maximized) window.maximize()
    }
    window.setMaximizable(!on)
    window.setAlwaysOnTop(on, 'floating')
  }

  /** Closes the window. If it still contains the game's view, the game ends. */
  close(): void {
    if (!this.#window.isDestroyed()) this.#window.close()
  }
}
