import { scaleBand, scaleLinear } from 'd3-scale'
import { type ChartPoint, heightOf } from './chart-point.ts'

/** Room around the plot, in pixels. */
export const margin = { top: 10, bottom: 26, end: 6 }

/** Pixels that a mark below the axis takes at least. */
const markWidth = 46

export type PlotSize = { width: number; height: number; start: number }

/** Where everything of a plot stands, in pixels. */
export function chartScale(points: readonly ChartPoint[], { width, height, start }: PlotSize) {
  const heights = points.map(heightOf)
  const low = Math.min(0, ...heights)
  const high = Math.max(0, ...heights)
  const y = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(5)
    .range([height - margin.bottom, margin.top])
  const x = scaleBand<string>()
    .domain(points.map(({ key }) => key))
    .range([start, Math.max(start, width - margin.end)])
  // Every mark where there is room, else every second, third … of them, counted from the last.
  const every = Math.max(1, Math.ceil((points.length * markWidth) / Math.max(1, width - start)))
  return {
    x: (key: string) => x(key) ?? start,
    y: (value: number) => y(value),
    step: x.bandwidth(),
    ticks: low === high ? [0] : y.ticks(5),
    isMarked: (index: number) => (points.length - 1 - index) % every === 0,
  }
}

export type ChartScale = ReturnType<typeof chartScale>
