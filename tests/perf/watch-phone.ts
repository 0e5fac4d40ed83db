import { system } from '#shared/contract/endpoints/system.ts'

/** A cheap phone's slowdown, and its line: slow 4G, in bytes a second and milliseconds. */
export const slowdown = 4
export const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

export const viewport = { width: 390, height: 844 }

/**
 * An address to open before the page itself, so that the page's process is there and nothing is counted in another. It
 * answers without a document, which would load parts of the page.
 */
export const sameProcess = (address: string): string => new URL(system.status.path, address).href

declare global {
  /** What `watchPhone` notes. */
  var phoneSeen: {
    /** Milliseconds from the navigation until the first real game stands there with its picture; 0 until then. */
    usable: number
    /** The tasks of over 50 ms: start and duration in milliseconds. */
    tasks: { at: number; took: number }[]
    /** When the last file or answer had come, or the last long task was over. */
    last: number
  }
}

/** Notes in the page, before any of its scripts run, what the measurement reads later. Runs in the page. */
export function watchPhone(): void {
  const seen: typeof globalThis.phoneSeen = { usable: 0, tasks: [], last: 0 }
  globalThis.phoneSeen = seen
  const noteEnd = ({ startTime, duration }: PerformanceEntry) => {
    seen.last = Math.max(seen.last, startTime + duration)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.tasks.push({ at: entry.startTime, took: entry.duration })
      noteEnd(entry)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => list.getEntries().forEach(noteEnd)).observe({
    type: 'resource',
    buffered: true,
  })
  const note = ({ target }: Event) => {
    if (seen.usable > 0 || !(target instanceof HTMLImageElement) || !target.matches('main article img'))
      return
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (seen.usable ||= performance.now())))
  }
  document.addEventListener('load', note, { capture: true })
}
