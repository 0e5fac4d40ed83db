import type { Rectangle } from 'electron'
import type { Bounds } from '#shared/bridge/channels/games.ts'

/**
 * Converts a game's place in the page (CSS pixels at this zoom) to its view's place in the window (device-independent
 * pixels), cropped to the window's content.
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
