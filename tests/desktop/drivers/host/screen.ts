import type { Display, Screen } from 'electron'
import { present, strict } from './strict.ts'

const size = { width: 1920, height: 1080 }

/** The only display, with the size passed to Chromium in chromium.ts. */
export const primaryDisplay: Display = present(
  strict('Display', {
    id: 1,
    bounds: { x: 0, y: 0, ...size },
    workArea: { x: 0, y: 0, ...size },
    size,
    workAreaSize: size,
    scaleFactor: 1,
    rotation: 0,
    internal: false,
  } satisfies Partial<Display>),
)

/** Electron's `screen` module. */
export const screen = strict('screen', {
  getPrimaryDisplay: () => primaryDisplay,
  getAllDisplays: () => [primaryDisplay],
  getDisplayMatching: () => primaryDisplay,
  // There is no pointer: what a page gets of it comes from Playwright.
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
  getDisplayNearestPoint: () => primaryDisplay,
} satisfies Partial<Screen>)
