import type { NativeImage } from 'electron'
import type { HostMenu } from './menu.ts'
import { record } from './records.ts'
import { strict, strictEmitter } from './strict.ts'

/** A tray icon, which isn't shown anywhere: the host keeps what the app sets, and specs click it. */
class HostTray extends strictEmitter('Tray', ['click', 'right-click', 'double-click']) {
  readonly image: NativeImage
  menu: HostMenu | null = null
  toolTip = ''
  #isDestroyed = false

  constructor(image: NativeImage | string) {
    super()
    if (typeof image === 'string' || image.isEmpty()) throw new Error('The host’s tray wants a picture')
    this.image = image
    record('tray', this)
  }

  setContextMenu(menu: HostMenu | null): void {
    this.menu = menu
  }
  setToolTip(toolTip: string): void {
    this.toolTip = toolTip
  }
  destroy(): void {
    this.#isDestroyed = true
    record('tray.destroy', this)
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
}

/** Electron's `Tray`. */
export const Tray = strict('Tray', HostTray)
