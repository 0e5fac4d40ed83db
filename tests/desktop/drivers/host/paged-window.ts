import { EventEmitter } from 'node:events'
import type {
  BrowserWindowConstructorOptions,
  BrowserWindow as ElectronWindow,
  NativeImage,
  Rectangle,
} from 'electron'
import { app } from './app.ts'
import { HostBaseWindow, windowOfView } from './base-window.ts'
import type { AttachedPage } from './browser-process.ts'
import { strict } from './strict.ts'
import { HostWebContents } from './web-contents.ts'

const pageEvents = [
  'ready-to-show',
  'page-title-updated',
  'enter-html-full-screen',
  'leave-html-full-screen',
  // Only emitted by specs.
  'unresponsive',
  'responsive',
]

/** A window with its own page behind its views. */
export class HostBrowserWindow
  extends HostBaseWindow
  implements Pick<ElectronWindow, 'loadURL' | 'capturePage'>
{
  readonly #webContents: HostWebContents
  /** A spec's evaluation may come in between any two calls of the constructor. Native windows are never half made. */
  readonly #isMade: boolean

  /** @param opened set when this window is for a page that another page opened. */
  constructor(options: BrowserWindowConstructorOptions = {}, opened?: AttachedPage) {
    super(options)
    this.#webContents = new HostWebContents(options.webPreferences ?? {}, this, opened)
    this.#isMade = true
    this.#webContents.once('did-stop-loading', () => this.isDestroyed() || this.emit('ready-to-show'))
    this.#webContents.once('destroyed', () => this.isDestroyed() || this.destroy())
    this.#webContents.on('page-title-updated', (event, title: string) => this.#pageTitled(event, title))
    this.on('focus', () => app.emit('browser-window-focus', {}, this))
    this.on('blur', () => app.emit('browser-window-blur', {}, this))
    this.on('resize', () => this.#webContents.fit())
    app.emit('browser-window-created', {}, this)
    if (this.isFocused()) app.emit('browser-window-focus', {}, this)
  }

  static override getAllWindows(): HostBrowserWindow[] {
    return HostBaseWindow.getAllWindows().filter(
      (window): window is HostBrowserWindow =>
        window instanceof HostBrowserWindow && #isMade in window && window.#isMade,
    )
  }
  static override fromId(id: number): HostBrowserWindow | null {
    return HostBrowserWindow.getAllWindows().find((window) => window.id === id) ?? null
  }
  static override getFocusedWindow(): HostBrowserWindow | null {
    return HostBrowserWindow.getAllWindows().find((window) => window.isFocused()) ?? null
  }
  /** Returns the window whose page, or whose view's page, this is. */
  static fromWebContents(contents: object | undefined): HostBrowserWindow | null {
    const found = ownerOf(contents)
    return found instanceof HostBrowserWindow ? found : null
  }

  get webContents(): HostWebContents {
    return this.#webContents
  }
  loadURL(url: string): Promise<void> {
    return this.#webContents.loadURL(url)
  }
  capturePage(rect?: Rectangle): Promise<NativeImage> {
    return this.#webContents.capturePage(rect)
  }

  override on(...[event, listener]: Parameters<EventEmitter['on']>): this {
    if (!pageEvents.includes(String(event))) return super.on(event, listener)
    return EventEmitter.prototype.on.call(this, event, listener) && this
  }
  override destroy(): void {
    if (this.isDestroyed()) return
    if (!this.#webContents.isDestroyed()) this.#webContents.close()
    super.destroy()
  }

  #pageTitled(event: { defaultPrevented: boolean }, title: string): void {
    if (this.isDestroyed()) return
    this.emit('page-title-updated', event, title, true)
    if (!event.defaultPrevented) this.setTitle(title)
  }
}

/** Returns the window of a page, whether the page is the window's own or a view's. */
const ownerOf = (contents: object | undefined): HostBaseWindow | undefined =>
  HostBrowserWindow.getAllWindows().find((window) => window.webContents === contents) ??
  windowOfView((view) => 'webContents' in view && view.webContents === contents)

/** When a page enters full screen, its window does, too, and returns to its previous state afterwards. */
app.on('web-contents-created', (_event, contents: HostWebContents) => {
  let wasFullScreen = false
  contents.on('enter-html-full-screen', () => {
    const window = ownerOf(contents)
    wasFullScreen = window?.isFullScreen() ?? false
    window?.setFullScreen(true)
    window?.emit('enter-html-full-screen')
  })
  contents.on('leave-html-full-screen', () => {
    const window = ownerOf(contents)
    window?.setFullScreen(wasFullScreen)
    window?.emit('leave-html-full-screen')
  })
})

/** Electron's `BrowserWindow`. */
export const BrowserWindow = strict('BrowserWindow', HostBrowserWindow)
