import { useId } from 'react'
import styles from './chart.module.css'
import type { ChartLook } from './chart-look.ts'
import { type ChartPoint, heightOf } from './chart-point.ts'
import { Plot } from './plot.tsx'

type BarChartProps = ChartLook & { points: readonly ChartPoint[] }

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
            {points.map((point) => {
              const value = heightOf(point)
              const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))]
              return (
                <rect
                  key={point.key}
                  x={x(point.key) + (step - width) / 2}
                  y={top}
                  width={width}
                  height={value === 0 ? 0 : Math.max(1.5, bottom - top)}
                  rx={Math.min(4, width / 3)}
                  className={styles.bar}
                  fill={value < 0 ? `url(#${hatch})` : 'var(--chart-1)'}
                  data-faded={(chosen !== undefined && chosen !== point.key) || undefined}
                />
              )
            })}
          </>
        )
      }}
    </Plot>
  )
}
