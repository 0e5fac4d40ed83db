import type { Rectangle, View, WebContentsViewConstructorOptions } from 'electron'
import { record } from './records.ts'
import { strictEmitter } from './strict.ts'
import { HostWebContents } from './web-contents.ts'

type Implemented =
  | 'children'
  | 'addChildView'
  | 'removeChildView'
  | 'setBounds'
  | 'getBounds'
  | 'setVisible'
  | 'getVisible'
  | 'setBackgroundColor'

export class HostView extends strictEmitter('View', ['bounds-changed']) implements Pick<View, Implemented> {
  children: View[] = []
  #bounds: Rectangle = { x: 0, y: 0, width: 0, height: 0 }
  #isVisible = true
  #parent: HostView | undefined

  /** Adds a view on top, or at `index` from the bottom. A view that already has a parent is moved. */
  addChildView(view: View, index?: number): void {
    if (view instanceof HostView) {
      view.#parent?.removeChildView(view)
      view.#parent = this
    }
    this.children.splice(index ?? this.children.length, 0, view)
  }
  removeChildView(view: View): void {
    this.children = this.children.filter((child) => child !== view)
    if (view instanceof HostView && view.#parent === this) view.#parent = undefined
  }
  setBounds(bounds: Rectangle): void {
    this.#bounds = { ...bounds }
    this.emit('bounds-changed')
  }
  getBounds(): Rectangle {
    return { ...this.#bounds }
  }
  setVisible(visible: boolean): void {
    this.#isVisible = visible
  }
  getVisible(): boolean {
    return this.#isVisible
  }
  setBackgroundColor(color: string): void {
    record('setBackgroundColor', color)
  }
}

export class HostWebContentsView extends HostView {
  #webContents: HostWebContents | undefined

  constructor({ webPreferences = {} }: WebContentsViewConstructorOptions = {}) {
    super()
    this.#webContents = new HostWebContents(webPreferences, this)
    // First of all listeners: when an app's own `destroyed` listener runs, Electron's view has dropped its page.
    this.#webContents.prependOnceListener('destroyed', () => {
      this.#webContents = undefined
    })
    this.on('bounds-changed', () => this.#webContents?.fit())
  }

  /**
   * Undefined once the page is destroyed, although Electron's types don't say so: its view drops the page in
   * `WebContentsView::WebContentsDestroyed` (shell/browser/api/electron_api_web_contents_view.cc).
   */
  get webContents(): HostWebContents | undefined {
    return this.#webContents
  }
}
