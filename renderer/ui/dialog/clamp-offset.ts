/** A panel's offset from its place in the layout, in pixels. */
export interface Offset {
  x: number
  y: number
}

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * Limits the offset `to`, so that the panel stays inside the window. `at` is its current rectangle, at the offset
 * `from`. If it is larger than the window, its top left corner stays visible.
 */
export function clampOffset(
  to: Offset,
  from: Offset,
  at: Place,
  view: { width: number; height: number },
): Offset {
  const clamp = (value: number, low: number, high: number) =>
    Math.min(Math.max(value, low), Math.max(low, high))
  const left = at.left - from.x
  const top = at.top - from.y
  return {
    x: clamp(to.x, -left, view.width - at.width - left),
    y: clamp(to.y, -top, view.height - at.height - top),
  }
}
