import { lazyPart } from '#lib/lazy-part/lazy-part.ts'

/** Bars, loaded with the code that draws charts. Show it in a `ChartCard`, which waits for it. */
export const barChart = lazyPart(() => import('./bar-chart.tsx').then(({ BarChart }) => BarChart))
