import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import type { LogSink } from '#lib/log/log.ts'
import { browserOf } from './browser.ts'
import type { MonitoredSite, MonitoringSettings } from './monitoring.ts'
import { otlpLogs } from './otlp.ts'
import { createQueue } from './queue.ts'
import { recordOfEntry, recordOfVital } from './records.ts'
import { sendBatch } from './send.ts'
import { watchCalls } from './slow-calls.ts'

/**
 * Starts monitoring: web vitals, slow calls, and the entries that the returned sink gets. Called once.
 * @param missed how many entries were dropped before.
 */
export function startMonitor(
  { url, service }: MonitoringSettings,
  { release, platform, gatewayUrl, routeOf }: MonitoredSite,
  missed = 0,
): LogSink {
  const resource = {
    'service.name': service,
    'service.version': release,
    'app.platform': platform,
    'browser.language': document.documentElement.lang,
    ...browserOf(navigator.userAgent),
  }
  const queue = createQueue((records, leaving) => sendBatch(url, otlpLogs(resource, records), leaving))
  queue.miss(missed)
  const route = () => routeOf(location.pathname)

  const addVital = ({ name, value, delta, rating, id }: Metric) =>
    queue.add(recordOfVital({ name, value, delta, rating, id, at: gatewayNow(), route: landed }))
  // A vital is the first page's, whatever is open by the time it is known.
  const landed = route()
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(addVital)
  watchCalls(gatewayUrl || location.origin, route, queue.add)

  // Registered after the vitals' own listeners, so that their last values are in the queue by now.
  addEventListener('visibilitychange', () => document.hidden && queue.leave())
  addEventListener('pagehide', queue.leave)

  return (entry) => {
    const record = recordOfEntry(entry)
    if (record) queue.add(record)
  }
}
