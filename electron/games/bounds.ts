import type { Rectangle } from 'electron'
import type { Bounds } from '#shared/bridge/channels/games.ts'

/**
 * The place of a game's view in the window (device-independent pixels) for its place in the page (CSS
 * pixels at this zoom), cut to what the window has.
 */
export function viewBounds(
  place: Bounds,
  zoom: number,
  content: { width: number; height: number },
): Rectangle {
  const left = Math.min(Math.round(place.x * zoom), content.width)
  const top = Math.min(Math.round(place.y * zoom), content.height)
  const right = Math.min(Math.round((place.x + place.width) * zoom), content.width)
  const bottom = Math.min(Math.round((place.y + place.height) * zoom), content.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
