import type { Rectangle } from 'electron'

/** A window's last position and size, in device-independent pixels of the whole desktop. */
export type WindowPosition = Rectangle & { readonly maximized: boolean }

/** Where a window opens. Without x and y it is centred on the primary display. */
export type Opening = Omit<WindowPosition, 'x' | 'y'> & { readonly x?: number; readonly y?: number }

export type WindowSizes = {
  /** Used when no place is stored. */
  readonly first: { width: number; height: number }
  readonly least: { width: number; height: number }
}

/** How much of a window's top edge, by which it is moved, must be visible. */
const grip = { width: 96, height: 32 }

/**
 * Returns where a window opens, given its stored place: there, if it can be seen and moved there; otherwise centred
 * on the primary display. Never larger than the display's work area, nor smaller than the minimum size.
 * @param areas work areas of all displays, the primary display's first.
 */
export function openingOf(
  kept: WindowPosition | null,
  sizes: WindowSizes,
  areas: readonly Rectangle[],
): Opening {
  const { first, least } = sizes
  const wanted = kept ?? { ...first, maximized: false }
  const fitted = (area: Rectangle | undefined) => {
    const fit = (side: 'width' | 'height') =>
      Math.round(Math.max(least[side], Math.min(wanted[side], area?.[side] ?? wanted[side])))
    return { width: fit('width'), height: fit('height') }
  }
  const home = kept ? areaOf(kept, (area) => fitted(area).width, areas) : undefined
  const size = { ...fitted(home ?? areas[0]), maximized: wanted.maximized }
  return kept && home ? { ...size, x: Math.round(kept.x), y: Math.max(home.y, Math.round(kept.y)) } : size
}

/** Returns the work area with most of the window's grip; undefined when too little of it is in any. */
function areaOf(
  { x, y }: Rectangle,
  widthIn: (area: Rectangle) => number,
  areas: readonly Rectangle[],
): Rectangle | undefined {
  const seen = areas.map((area) => ({
    area,
    ...overlap({ x, y, width: widthIn(area), height: grip.height }, area),
  }))
  const reachable = seen.filter(({ width, height }) => width >= grip.width && height >= grip.height / 2)
  return reachable.sort((one, other) => other.width - one.width)[0]?.area
}

function overlap(one: Rectangle, other: Rectangle): { width: number; height: number } {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return { width: Math.max(0, width), height: Math.max(0, height) }
}
