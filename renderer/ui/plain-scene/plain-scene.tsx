import { SceneFrame } from '#ui/scene/scene-frame.tsx'
import type { SceneProps } from '#ui/scene/scene-props.ts'

/** Share of the brand's colour in each ring, and its radius in sun radii, from the outermost to the sun itself. */
const rings = [
  [8, 6],
  [14, 4.7],
  [22, 3.6],
  [34, 2.7],
  [52, 1.85],
  [100, 1],
] as const

/** How much of a ring's colour is left at night. */
const dimmed = 0.55

/** Rings of the brand's own colours over a level horizon. */
export function Scene({
  width,
  height,
  sunX = 0.76,
  horizon = 0.72,
  sunRadius = 0.26,
  sky = 'dusk',
  className,
}: SceneProps) {
  const x = width * sunX
  const y = height * horizon
  const strength = sky === 'night' ? dimmed : 1
  return (
    <SceneFrame
      width={width}
      height={height}
      className={className}
      horizon={y}
      colours={{ above: 'var(--dusk)', below: 'var(--dusk-deep)' }}
      behind={rings.map(([share, size]) => (
        <circle
          key={size}
          cx={x}
          cy={y}
          r={height * sunRadius * size}
          fill={`color-mix(in oklab, var(--marigold-400) ${share * strength}%, var(--bay-800))`}
          opacity={size > 4 ? 0.6 : 1}
        />
      ))}
    />
  )
}
