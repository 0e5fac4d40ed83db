import type { BaseWindowConstructorOptions, BaseWindow as ElectronWindow, Rectangle } from 'electron'
import { app } from './app.ts'
import { preventable } from './preventable.ts'
import { record } from './records.ts'
import { retire, strict, strictEmitter } from './strict.ts'
import { HostView } from './view.ts'
import { type Placement, WindowPlacement } from './window-placement.ts'

const events = [
  'show',
  'hide',
  'close',
  'closed',
  'focus',
  'blur',
  'resize',
  'resized',
  'move',
  'moved',
  'minimize',
  'maximize',
  'unmaximize',
  'restore',
  'enter-full-screen',
  'leave-full-screen',
  // Only emitted by specs.
  'session-end',
] as const

type Implemented =
  | 'id'
  | 'close'
  | 'destroy'
  | 'isDestroyed'
  | 'show'
  | 'showInactive'
  | 'hide'
  | 'isVisible'
  | 'focus'
  | 'isFocused'
  | 'getBounds'
  | 'setBounds'
  | 'getContentBounds'
  | 'getNormalBounds'
  | 'getSize'
  | 'setSize'
  | 'getContentSize'
  | 'setContentSize'
  | 'setMinimumSize'
  | 'center'
  | 'setTitle'
  | 'getTitle'
  | 'setFullScreen'
  | 'isFullScreen'
  | 'setKiosk'
  | 'isKiosk'
  | 'minimize'
  | 'isMinimized'
  | 'maximize'
  | 'unmaximize'
  | 'isMaximized'
  | 'restore'
  | 'setBackgroundColor'
  | 'setMenu'
  | 'removeMenu'
  | 'setMenuBarVisibility'
  | 'setAutoHideMenuBar'
  | 'setAlwaysOnTop'
  | 'isAlwaysOnTop'
  | 'setAspectRatio'
  | 'setMaximizable'

/** Only macOS keeps a kiosk as a state of its own. */
const keepsKiosk = process.platform === 'darwin'

const open = new Map<number, HostBaseWindow>()
let lastId = 0
let focusedId: number | undefined

/**
 * A frameless window, so that its bounds are those of its content. Its state is only simulated; the pages in its
 * views are real.
 */
export class HostBaseWindow
  extends strictEmitter('BaseWindow', events)
  implements Pick<ElectronWindow, Implemented>
{
  readonly id = ++lastId
  readonly #contentView = new HostView()
  readonly #placement: WindowPlacement
  #isVisible: boolean
  #isDestroyed = false
  #isOnTop = false
  #isKiosk: boolean
  #title: string

  constructor(options: BaseWindowConstructorOptions = {}) {
    super()
    // An app whose start fails, as on a system that gives it no window.
    if (process.env.HOST_FAIL === 'window') throw new Error('no window could be made')
    this.#placement = new WindowPlacement(options)
    this.#isVisible = options.show !== false
    this.#title = options.title ?? app.getName()
    this.#isKiosk = options.kiosk === true
    if (options.fullscreen || options.kiosk) this.#placement.current = 'fullscreen'
    this.#contentView.setBounds({ ...this.getBounds(), x: 0, y: 0 })
    open.set(this.id, this)
    app.windows.add(this)
    if (this.#isVisible) this.focus()
  }

  static getAllWindows(): HostBaseWindow[] {
    return [...open.values()]
  }
  static fromId(id: number): HostBaseWindow | null {
    return open.get(id) ?? null
  }
  static getFocusedWindow(): HostBaseWindow | null {
    return focusedId === undefined ? null : HostBaseWindow.fromId(focusedId)
  }

  get contentView(): HostView {
    return this.#contentView
  }

  show(): void {
    this.showInactive()
    this.focus()
  }
  showInactive(): void {
    this.#isVisible = true
    this.emit('show')
  }
  hide(): void {
    this.#isVisible = false
    this.emit('hide')
    this.blur()
  }
  isVisible(): boolean {
    return this.#isVisible
  }
  focus(): void {
    if (this.isFocused()) return
    HostBaseWindow.getFocusedWindow()?.blur()
    focusedId = this.id
    this.emit('focus')
  }
  blur(): void {
    if (!this.isFocused()) return
    focusedId = undefined
    this.emit('blur')
  }
  isFocused(): boolean {
    return focusedId === this.id
  }

  getBounds(): Rectangle {
    return this.#placement.bounds
  }
  getContentBounds(): Rectangle {
    return this.getBounds()
  }
  getNormalBounds(): Rectangle {
    return this.#placement.normalBounds
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.#placement.move(bounds)
    this.#resized()
    if ('x' in bounds || 'y' in bounds) this.emit('move')
  }
  getSize(): number[] {
    const { width, height } = this.getBounds()
    return [width, height]
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height })
  }
  getContentSize(): number[] {
    return this.getSize()
  }
  setContentSize(width: number, height: number): void {
    this.setSize(width, height)
  }
  setMinimumSize(width: number, height: number): void {
    record('setMinimumSize', width, height)
  }
  center(): void {
    this.setBounds(this.#placement.centred())
  }

  /**
   * Tells before it changes, as Windows does (NativeWindowViews::SetFullScreen): what a listener of
   * `leave-full-screen` sets at once is undone right after it.
   */
  setFullScreen(flag: boolean): void {
    if (flag === this.isFullScreen()) return
    this.emit(flag ? 'enter-full-screen' : 'leave-full-screen')
    this.#placement.current = flag ? 'fullscreen' : 'normal'
    this.#resized()
  }
  isFullScreen(): boolean {
    return this.#placement.current === 'fullscreen'
  }
  /** macOS does nothing while the state is the same (NativeWindowMac::SetKiosk). */
  setKiosk(flag: boolean): void {
    if (keepsKiosk && flag === this.#isKiosk) return
    this.#isKiosk = flag
    this.setFullScreen(flag)
  }
  /** On Windows and Linux a kiosk is full screen and nothing else (NativeWindowViews::IsKiosk). */
  isKiosk(): boolean {
    return keepsKiosk ? this.#isKiosk : this.isFullScreen()
  }
  maximize(): void {
    if (!this.isMaximized()) this.#place('maximized', 'maximize')
  }
  unmaximize(): void {
    if (this.isMaximized()) this.#place('normal', 'unmaximize')
  }
  isMaximized(): boolean {
    return this.#placement.current === 'maximized'
  }
  minimize(): void {
    if (!this.isMinimized()) this.#place('minimized', 'minimize')
  }
  isMinimized(): boolean {
    return this.#placement.current === 'minimized'
  }
  restore(): void {
    if (this.isMinimized()) this.#place('normal', 'restore')
  }

  setTitle(title: string): void {
    this.#title = title
  }
  getTitle(): string {
    return this.#title
  }
  setBackgroundColor(color: string): void {
    record('setBackgroundColor', color)
  }
  setMenu(menu: object | null): void {
    record('setMenu', menu)
  }
  removeMenu(): void {
    record('setMenu', null)
  }
  setMenuBarVisibility(visible: boolean): void {
    record('setMenuBarVisibility', visible)
  }
  setAutoHideMenuBar(hide: boolean): void {
    record('setAutoHideMenuBar', hide)
  }
  setAlwaysOnTop(flag: boolean, level?: string): void {
    this.#isOnTop = flag
    record('setAlwaysOnTop', flag, level)
  }
  isAlwaysOnTop(): boolean {
    return this.#isOnTop
  }
  setAspectRatio(ratio: number): void {
    record('setAspectRatio', ratio)
  }
  setMaximizable(maximizable: boolean): void {
    record('setMaximizable', maximizable)
  }

  close(): void {
    const event = preventable({})
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy(): void {
    if (this.#isDestroyed) return
    this.blur()
    this.#isDestroyed = true
    open.delete(this.id)
    app.windows.delete(this)
    this.emit('closed')
    retire(this)
    if (open.size === 0) app.allWindowsClosed()
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }

  #place(placement: Placement, event: string): void {
    this.#placement.current = placement
    this.#resized()
    this.emit(event)
  }
  #resized(): void {
    this.#contentView.setBounds({ ...this.getBounds(), x: 0, y: 0 })
    this.emit('resize')
    this.emit('resized')
  }
}

/** Returns the window that contains the view, at any depth. */
export function windowOfView(isWanted: (view: object) => boolean): HostBaseWindow | undefined {
  const holds = (view: HostView): boolean =>
    view.children.some((child) => isWanted(child) || (child instanceof HostView && holds(child)))
  return HostBaseWindow.getAllWindows().find((window) => holds(window.contentView))
}

/** Electron's `BaseWindow`. */
export const BaseWindow = strict('BaseWindow', HostBaseWindow)
