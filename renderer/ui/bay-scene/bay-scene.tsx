import { SceneFrame } from '#ui/scene/scene-frame.tsx'
import type { SceneProps } from '#ui/scene/scene-props.ts'
import { skies } from './bay-colours.ts'
import { Vinta } from './vinta.tsx'
import { reflections, waves } from './water.ts'

/** The bay in flat bands, like a screen print: behind the jackpot, the login and closed screens. Decoration only. */
export function Scene({
  width,
  height,
  sunX = 0.76,
  horizon = 0.72,
  sunRadius = 0.26,
  sky = 'dusk',
  boat,
  lines = 9,
  className,
}: SceneProps) {
  const x = width * sunX
  const y = height * horizon
  const radius = height * sunRadius
  const colours = skies[sky]
  return (
    <SceneFrame
      width={width}
      height={height}
      className={className}
      horizon={y}
      colours={{ above: colours.above, below: colours.sea }}
      behind={
        <>
          {colours.rings.map(([fill, size]) => (
            <circle key={fill} cx={x} cy={y} r={radius * size} fill={fill} />
          ))}
          <path d={hills(width, height, y)} fill="oklch(.205 .058 290)" />
        </>
      }
    >
      {waves(width, height, y).map((wave) => (
        <rect key={`${wave.x} ${wave.y}`} {...wave} height={2.5} rx={2} fill={colours.wave} />
      ))}
      {reflections({ x, y, radius, height, lines }).map((band) => (
        <rect key={band.y} {...band} rx={3} />
      ))}
      {boat && <Vinta x={width * boat.x} y={y + height * 0.055} scale={boat.scale} />}
    </SceneFrame>
  )
}

/** The far shore: a long one on the left, a tip on the right. */
function hills(width: number, height: number, y: number): string {
  const at = (right: number, up: number) => `${width * right} ${y - height * up}`
  return [
    `M0 ${y}V${y - height * 0.035}`,
    `C${at(0.05, 0.075)} ${at(0.09, 0.05)} ${at(0.13, 0.085)}`,
    `S${at(0.22, 0.125)} ${at(0.28, 0.06)}S${at(0.42, 0.03)} ${at(0.5, 0)}z`,
    `M${width} ${y}V${y - height * 0.03}`,
    `C${at(0.97, 0.04)} ${at(0.94, 0.02)} ${at(0.9, 0)}z`,
  ].join('')
}
