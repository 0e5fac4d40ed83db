/** What every brand's drawing takes. Decoration: a brand's artwork uses what it has a use for. */
export interface SceneProps {
  /** Size of the drawing in its own units. It fills its container and is cropped to it. */
  width: number
  height: number
  /** Position of the sun, which sits on the horizon, as shares of width and height. */
  sunX?: number | undefined
  horizon?: number | undefined
  /** The sun's radius as a share of the height. */
  sunRadius?: number | undefined
  sky?: 'dusk' | 'night' | undefined
  /** Position (share of the width) and scale of the boat; none by default. */
  boat?: { x: number; scale: number } | undefined
  /** Number of the sun's reflections on the water. */
  lines?: number | undefined
  className?: string | undefined
}
