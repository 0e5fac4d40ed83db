/** How far a panel lies from where the layout puts it, in pixels. */
export interface Offset {
  x: number
  y: number
}

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * Keeps a panel that is moved to `to` wholly inside the window; `at` is where it lies now, moved by `from`. One
 * that is larger than the window keeps its head in sight.
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
