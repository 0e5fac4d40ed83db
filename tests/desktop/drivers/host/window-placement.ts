import type { Rectangle } from 'electron'
import { primaryDisplay } from './screen.ts'

export type Placement = 'normal' | 'minimized' | 'maximized' | 'fullscreen'

export interface WindowSize {
  readonly width?: number
  readonly height?: number
  readonly x?: number
  readonly y?: number
}

/** A window's position: its normal bounds, and whether it is maximised or full screen. */
export class WindowPlacement {
  #normal: Rectangle
  current: Placement = 'normal'

  /** The default is 800 × 600, centred on the screen. */
  constructor({ width = 800, height = 600, x, y }: WindowSize) {
    this.#normal = { x: x ?? 0, y: y ?? 0, width, height }
    const centred = this.centred()
    this.#normal = { x: x ?? centred.x, y: y ?? centred.y, width, height }
  }

  get normalBounds(): Rectangle {
    return { ...this.#normal }
  }
  get bounds(): Rectangle {
    if (this.current === 'fullscreen') return { ...primaryDisplay.bounds }
    return this.current === 'maximized' ? { ...primaryDisplay.workArea } : this.normalBounds
  }
  move(bounds: WindowSize): void {
    this.#normal = { ...this.#normal, ...bounds }
  }
  /** Returns its top left corner when centred on the screen. */
  centred(): { x: number; y: number } {
    const { width, height } = primaryDisplay.workArea
    return {
      x: Math.round((width - this.#normal.width) / 2),
      y: Math.round((height - this.#normal.height) / 2),
    }
  }
}
