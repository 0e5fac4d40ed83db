import { type BaseWindow, type Rectangle, screen } from 'electron'
import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import { type KeptFile, openKeptFile, type WriteKept } from '../settings/kept-file.ts'
import type { Place } from './placement.ts'

const side = z.number().check(z.gte(1), z.lte(100_000))
const edge = z.number().check(z.gte(-100_000), z.lte(100_000))
const place = z.nullable(z.object({ x: edge, y: edge, width: side, height: side, maximized: z.boolean() }))

/** The last place of the site's window, and of a game's own; null until there was one. */
export type WindowState = { main: Place | null; game: Place | null }

/** Opens `window-state.json` of the folder. */
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

/** Milliseconds after the last movement at which a place is written down: dragging raises hundreds of them. */
const pause = 400

/**
 * Tells of a window's place once it has been moved for a moment, and as it closes. Full screen and minimised are no
 * places: what is kept then is where the window goes back to.
 */
export function watchPlace(window: BaseWindow, keep: (place: Place) => void): void {
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

/** The displays' work areas, the first display's first. */
export function workAreas(): Rectangle[] {
  const first = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== first.id)
  return [first, ...others].map(({ workArea }) => workArea)
}
