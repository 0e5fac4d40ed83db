import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** A bar chart, loaded with the chunk for charts. Put it into a `ChartCard`, which has the Suspense boundary. */
export const barChart = lazyPart(() => import('./bar-chart.tsx').then(({ BarChart }) => BarChart))

/** A line chart, from the same chunk. */
export const lineChart = lazyPart(() => import('./line-chart.tsx').then(({ LineChart }) => LineChart))
