import type { ProcessMetric } from 'electron'

/** Kilobytes that a page's process is said to use. */
const usualSize = 120_000

let pages: () => number[] = () => []

/** For webContents: which pages there are, by their ids. */
export function listPages(list: () => number[]): void {
  pages = list
}

/** Chromium doesn't tell which process a page is in, so each gets a number that no real process has. */
export const pageProcessId = (id: number): number => 10_000_000 + id

const metric = (pid: number, type: ProcessMetric['type'], workingSetSize: number): ProcessMetric => ({
  pid,
  type,
  creationTime: 0,
  cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 },
  memory: { workingSetSize, peakWorkingSetSize: workingSetSize },
})

/** The app's own process with its real size, and one for each page with an invented one. */
export function appMetrics(): ProcessMetric[] {
  const own = metric(process.pid, 'Browser', Math.round(process.memoryUsage().rss / 1024))
  return [own, ...pages().map((id) => metric(pageProcessId(id), 'Tab', usualSize))]
}
