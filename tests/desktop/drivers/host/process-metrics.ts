import type { ProcessMetric } from 'electron'

/** Kilobytes reported for each page's process. */
const usualSize = 120_000

let pages: () => number[] = () => []

/** Called by webContents to provide the ids of all pages. */
export function listPages(list: () => number[]): void {
  pages = list
}

/** Chromium doesn't report which process a page is in, so each gets an invented id outside the real range. */
export const pageProcessId = (id: number): number => 10_000_000 + id

const metric = (pid: number, type: ProcessMetric['type'], workingSetSize: number): ProcessMetric => ({
  pid,
  type,
  creationTime: 0,
  cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 },
  memory: { workingSetSize, peakWorkingSetSize: workingSetSize },
})

/** Returns the app's own process with its real size, and one per page with an invented size. */
export function appMetrics(): ProcessMetric[] {
  const own = metric(process.pid, 'Browser', Math.round(process.memoryUsage().rss / 1024))
  return [own, ...pages().map((id) => metric(pageProcessId(id), 'Tab', usualSize))]
}
