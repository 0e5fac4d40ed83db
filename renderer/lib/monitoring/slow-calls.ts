import { endpointIds } from 'virtual:brand-endpoints'
import { type MonitoringRecord, recordOfCall } from './records.ts'

/** Milliseconds from which a call of the gateway is slow. */
export const slow = 3000

/** Returns the id of the endpoint that an address belongs to; undefined if it isn't the gateway's. */
export function endpointIdOf(address: string, gateway: string): string | undefined {
  const [path = ''] = address.startsWith(`${gateway}/`) ? address.slice(gateway.length).split(/[?#]/) : []
  return Object.hasOwn(endpointIds, path) ? endpointIds[path] : undefined
}

/**
 * Reports calls of the gateway that took long or failed with 5xx. Read from the browser's own timings, so that calls
 * themselves carry no code for it.
 * @param gateway the gateway's address without a slash at its end.
 */
export function watchCalls(
  gateway: string,
  route: () => string,
  add: (record: MonitoringRecord) => void,
): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue
      const { name, duration, startTime, responseStatus } = entry
      const endpoint = endpointIdOf(name, gateway)
      // Browsers that don't know the status have none here.
      const isFailed = responseStatus >= 500
      if (endpoint === undefined || (duration < slow && !isFailed)) continue
      const at = Math.round(performance.timeOrigin + startTime)
      add(recordOfCall({ endpoint, at, duration, status: responseStatus, route: route() }))
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}
