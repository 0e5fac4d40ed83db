import { scaleBand, scaleLinear } from 'd3-scale'
import { type ChartPoint, extentOf, otherHeightOf } from './chart-point.ts'

/** Margins around the plot, in pixels. */
export const margin = { top: 10, bottom: 26, end: 6 }

/** Minimum width of a mark below the axis, in pixels. */
const markWidth = 46

export type PlotSize = { width: number; height: number; start: number }

/** Positions of everything in a plot, in pixels. */
export function chartScale(points: readonly ChartPoint[], { width, height, start }: PlotSize) {
  const heights = [...points.flatMap(extentOf), ...points.map(otherHeightOf)]
  const low = Math.min(0, ...heights)
  const high = Math.max(0, ...heights)
  const y = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(5)
    .range([height - margin.bottom, margin.top])
  const x = scaleBand<string>()
    .domain(points.map(({ key }) => key))
    .range([start, Math.max(start, width - margin.end)])
  // Shows every mark if there is room, otherwise every second, third and so on, counted from the last.
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
