import { type BaseWindow, type Rectangle, screen } from 'electron'
import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { type KeptFile, openKeptFile, type WriteKept } from '../settings/kept-file.ts'
import type { WindowPosition } from './placement.ts'

const side = z.number().check(z.gte(1), z.lte(100_000))
const edge = z.number().check(z.gte(-100_000), z.lte(100_000))
const place = z.nullable(z.object({ x: edge, y: edge, width: side, height: side, maximized: z.boolean() }))

/** The last place of the site's window and of a game window; null until there was one. */
export type WindowState = { main: WindowPosition | null; game: WindowPosition | null }

/** Opens `window-state.json` in the folder. */
export const openWindowState = (from: {
  folder: string
  write: WriteKept
  log: Log
}): KeptFile<WindowState> =>
  openKeptFile<WindowState>({
    ...from,
    name: 'window-state',
    version: 1,
    fields: { main: place, game: place },
    first: { main: null, game: null },
  })

/** Milliseconds without movement before a place is stored, because dragging raises hundreds of events. */
const pause = 400

/**
 * Calls `keep` with the window's place when it hasn't moved for a moment, and when it closes. For a full-screen or
 * minimised window, that is the place it returns to.
 */
export function watchPosition(window: BaseWindow, keep: (place: WindowPosition) => void): void {
  let timer: NodeJS.Timeout | undefined
  const note = () => {
    clearTimeout(timer)
    timer = undefined
    if (!window.isDestroyed()) keep({ ...window.getNormalBounds(), maximized: window.isMaximized() })
  }
  const noteSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(note, pause)
  }
  window.on('resize', noteSoon)
  window.on('move', noteSoon)
  window.on('close', () => {
    if (timer !== undefined) note()
  })
  window.on('closed', () => clearTimeout(timer))
}

/** Returns the work areas of all displays, the primary display's first. */
export function workAreas(): Rectangle[] {
  const first = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id)
  return [first, ...others].map(({ workArea }) => workArea)
}
