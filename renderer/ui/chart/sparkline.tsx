import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import styles from './chart.module.css'
import { type ChartPoint, heightOf } from './chart-point.ts'

const [width, height] = [96, 28]

/** The development of a figure, without axes. Decoration: the figure itself is shown beside it. */
export function Sparkline({ points }: { points: readonly ChartPoint[] }) {
  const heights = points.map(heightOf)
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [3, width - 3])
  const y = scaleLinear([Math.min(...heights), Math.max(...heights)], [height - 4, 4])
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  ).curve(curveMonotoneX)
  const last = heights.at(-1)
  if (last === undefined) return null
  return (
    <svg className={styles.sparkline} width={width} height={height} aria-hidden="true">
      <path d={path(heights) ?? ''} className={styles.line} />
      <circle cx={x(heights.length - 1)} cy={y(last)} r="3" className={styles.dot} />
    </svg>
  )
}
