import { useId } from 'react'
import styles from './chart.module.css'
import type { ChartLook } from './chart-look.ts'
import { type ChartPoint, heightOf } from './chart-point.ts'
import { Plot } from './plot.tsx'

type BarChartProps = ChartLook & { points: readonly ChartPoint[] }

/** The pieces of a point's bar: one from zero, or one for each part, those of one direction on each other. */
function piecesOf(point: ChartPoint) {
  const ends = { up: 0, down: 0 }
  return (point.parts?.map(Number) ?? [heightOf(point)]).flatMap((value, index) => {
    if (value === 0 && point.parts) return []
    const direction = value < 0 ? 'down' : 'up'
    const from = ends[direction]
    ends[direction] += value
    return [{ part: index + 1, from, to: ends[direction] }]
  })
}

/**
 * A bar for each point. In a signed chart, losses hang below zero and are hatched, so that colour isn't the only
 * sign.
 */
export function BarChart({ points, ...look }: BarChartProps) {
  const hatch = useId()
  return (
    <Plot points={points} {...look}>
      {({ x, y, step }, chosen) => {
        const width = Math.max(2, Math.min(26, step * 0.66))
        return (
          <>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className={styles.loss} />
              <path d="M1.5 0V6" className={styles.stripe} />
            </pattern>
            {points.flatMap((point) =>
              piecesOf(point).map(({ part, from, to }) => (
                <rect
                  key={`${point.key} ${part}`}
                  x={x(point.key) + (step - width) / 2}
                  y={y(Math.max(from, to))}
                  width={width}
                  height={from === to ? 0 : Math.max(1.5, Math.abs(y(from) - y(to)))}
                  rx={point.parts ? 1 : Math.min(4, width / 3)}
                  className={styles.bar}
                  fill={to < from ? `url(#${hatch})` : `var(--part-${part}, var(--chart-1))`}
                  data-part={point.parts && ''}
                  data-faded={(chosen !== undefined && chosen !== point.key) || undefined}
                />
              )),
            )}
          </>
        )
      }}
    </Plot>
  )
}
