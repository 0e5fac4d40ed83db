import type {
  BrowserWindowConstructorOptions,
  BrowserWindow as ElectronWindow,
  NativeImage,
  Rectangle,
} from 'electron'
import { app } from './app.ts'
import type { AttachedPage } from './browser-process.ts'
import { preventable } from './preventable.ts'
import { record } from './records.ts'
import { retire, strict, strictEmitter } from './strict.ts'
import { HostView } from './view.ts'
import { HostWebContents } from './web-contents.ts'
import { type Placement, WindowPlacement } from './window-placement.ts'

const events = [
  'ready-to-show',
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
  'page-title-updated',
  'enter-html-full-screen',
  'leave-html-full-screen',
  // Only a spec raises these.
  'unresponsive',
  'responsive',
] as const

type Implemented =
  | 'id'
  | 'loadURL'
  | 'capturePage'
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

const open = new Map<number, HostBrowserWindow>()
let lastId = 0
let focusedId: number | undefined

/** A window without a frame, so that its bounds are its content's. Its state is kept here; only its page is real. */
export class HostBrowserWindow
  extends strictEmitter('BrowserWindow', events)
  implements Pick<ElectronWindow, Implemented>
{
  readonly id = ++lastId
  readonly #contentView = new HostView()
  readonly #webContents: HostWebContents
  readonly #placement: WindowPlacement
  #isVisible: boolean
  #isDestroyed = false
  #title: string

  /** @param opened the page that another page has opened, when this is its window. */
  constructor(options: BrowserWindowConstructorOptions = {}, opened?: AttachedPage) {
    super()
    this.#placement = new WindowPlacement(options)
    this.#isVisible = options.show !== false
    this.#title = options.title ?? app.getName()
    if (options.fullscreen) this.#placement.current = 'fullscreen'
    this.#contentView.setBounds({ ...this.getBounds(), x: 0, y: 0 })
    this.#webContents = new HostWebContents(options.webPreferences ?? {}, this, opened)
    this.#webContents.once('did-stop-loading', () => this.#isDestroyed || this.emit('ready-to-show'))
    this.#webContents.once('destroyed', () => this.#isDestroyed || this.destroy())
    this.#webContents.on('page-title-updated', (event, title: string) => this.#pageTitled(event, title))
    open.set(this.id, this)
    app.windows.add(this)
    app.emit('browser-window-created', {}, this)
    if (this.#isVisible) this.focus()
  }

  static getAllWindows(): HostBrowserWindow[] {
    return [...open.values()]
  }
  static fromId(id: number): HostBrowserWindow | null {
    return open.get(id) ?? null
  }
  static getFocusedWindow(): HostBrowserWindow | null {
    return focusedId === undefined ? null : HostBrowserWindow.fromId(focusedId)
  }
  /** The window whose page it is, or that holds the view whose page it is. */
  static fromWebContents(contents: object | undefined): HostBrowserWindow | null {
    const holds = (view: { children: object[] }): boolean =>
      view.children.some(
        (child) =>
          ('webContents' in child && child.webContents === contents) ||
          (child instanceof HostView && holds(child)),
      )
    const found = [...open.values()].find(
      (window) => window.webContents === contents || holds(window.contentView),
    )
    return found ?? null
  }

  get webContents(): HostWebContents {
    return this.#webContents
  }
  get contentView(): HostView {
    return this.#contentView
  }

  loadURL(url: string): Promise<void> {
    return this.#webContents.loadURL(url)
  }
  capturePage(rect?: Rectangle): Promise<NativeImage> {
    return this.#webContents.capturePage(rect)
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
    HostBrowserWindow.getFocusedWindow()?.blur()
    focusedId = this.id
    this.emit('focus')
    app.emit('browser-window-focus', {}, this)
  }
  blur(): void {
    if (!this.isFocused()) return
    focusedId = undefined
    this.emit('blur')
    app.emit('browser-window-blur', {}, this)
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

  setFullScreen(flag: boolean): void {
    if (flag === this.isFullScreen()) return
    this.#place(flag ? 'fullscreen' : 'normal', flag ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen(): boolean {
    return this.#placement.current === 'fullscreen'
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

  close(): void {
    const event = preventable({})
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy(): void {
    if (this.#isDestroyed) return
    this.blur()
    this.#isDestroyed = true
    if (!this.#webContents.isDestroyed()) this.#webContents.close()
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
    this.#webContents.fit()
    this.emit('resize')
    this.emit('resized')
  }
  #pageTitled(event: { defaultPrevented: boolean }, title: string): void {
    if (this.#isDestroyed) return
    this.emit('page-title-updated', event, title, true)
    if (!event.defaultPrevented) this.#title = title
  }
}

/** A page that goes full screen takes its window with it, and gives it back as it was. */
app.on('web-contents-created', (_event, contents: HostWebContents) => {
  let wasFullScreen = false
  contents.on('enter-html-full-screen', () => {
    const window = HostBrowserWindow.fromWebContents(contents)
    wasFullScreen = window?.isFullScreen() ?? false
    window?.setFullScreen(true)
    window?.emit('enter-html-full-screen')
  })
  contents.on('leave-html-full-screen', () => {
    const window = HostBrowserWindow.fromWebContents(contents)
    window?.setFullScreen(wasFullScreen)
    window?.emit('leave-html-full-screen')
  })
})

/** Electron's `BrowserWindow`. */
export const BrowserWindow = strict('BrowserWindow', HostBrowserWindow)
