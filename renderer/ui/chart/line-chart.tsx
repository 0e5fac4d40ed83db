import { area, curveMonotoneX, line } from 'd3-shape'
import styles from './chart.module.css'
import type { ChartLook } from './chart-look.ts'
import { type ChartPoint, heightOf, otherHeightOf } from './chart-point.ts'
import { Plot } from './plot.tsx'

type LineChartProps = ChartLook & { points: readonly ChartPoint[] }

/** A line through all points, and a dashed one through their second values. The focused or hovered point is marked, otherwise the last one. */
export function LineChart({ points, ...look }: LineChartProps) {
  return (
    <Plot points={points} {...look}>
      {({ x, y, step }, chosen) => {
        const across = ({ key }: ChartPoint) => x(key) + step / 2
        const up = (point: ChartPoint) => y(heightOf(point))
        const path = line<ChartPoint>().x(across).y(up).curve(curveMonotoneX)
        const below = area<ChartPoint>().x(across).y0(y(0)).y1(up).curve(curveMonotoneX)
        const other = line<ChartPoint>()
          .x(across)
          .y((one) => y(otherHeightOf(one)))
          .curve(curveMonotoneX)
        const point = points.find(({ key }) => key === chosen) ?? points.at(-1)
        return (
          <>
            <path d={below(points) ?? ''} className={styles.area} />
            <path d={path(points) ?? ''} className={styles.line} />
            {look.series && <path d={other(points) ?? ''} className={styles.otherLine} />}
            {point && <circle cx={across(point)} cy={up(point)} r="4.5" className={styles.dot} />}
          </>
        )
      }}
    </Plot>
  )
}
