import * as z from 'zod/mini'
import type { LogEntry, LogSink } from '#lib/log/log.ts'
import { stored } from '#lib/storage/stored.ts'
import type { MonitoredSite, Monitoring, MonitoringSettings } from './monitoring.ts'

/** Whether this tab's session is one of the sampled ones. A logout clears it, like the rest of the session. */
const monitored = stored('session', 'monitored', z.boolean())

/** Most entries that wait for the monitor's code. Later ones are only counted, because the first say most. */
const mostWaiting = 50

/**
 * Decides once per session whether it is monitored, and keeps the decision over reloads. Where all or no sessions are,
 * there is nothing to decide, and nothing is kept.
 * @param share 0 to 1.
 */
export function isSampled(share: number, draw: () => number = Math.random): boolean {
  if (share <= 0 || share >= 1) return share >= 1
  const decided = monitored.read()
  if (decided !== undefined) return decided
  const decision = draw() < share
  monitored.write(decision)
  return decision
}

/** Collects what is logged until the monitor's code has loaded. If that fails, nothing is reported. */
function startMonitoring(settings: MonitoringSettings, site: MonitoredSite): LogSink {
  if (!isSampled(settings.sample)) return () => {}
  const waiting: LogEntry[] = []
  let missed = 0
  let take: (entry: LogEntry) => void = (entry) => {
    if (waiting.length < mostWaiting) waiting.push(entry)
    else missed += 1
  }
  import('./monitor.ts').then(
    ({ startMonitor }) => {
      take = startMonitor(settings, site, missed)
      for (const entry of waiting.splice(0)) take(entry)
    },
    () => {
      take = () => {}
      waiting.length = 0
    },
  )
  return (entry) => take(entry)
}

/** Creates the monitoring of a build. Called by the module that the build makes of the brand. */
export const monitoringOf =
  (settings: MonitoringSettings): Monitoring =>
  (site) =>
    startMonitoring(settings, site)
