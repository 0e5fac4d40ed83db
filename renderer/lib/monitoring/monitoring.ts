import type { LogSink } from '#lib/log/log.ts'

/** Where a build's reports go. From the brand, by `virtual:brand-monitoring`. */
export type MonitoringSettings = {
  /** An OTLP/HTTP endpoint for logs: an https address, or a path of the site. */
  url: string
  /** Share of the sessions that are monitored, 0 to 1. */
  sample: number
  /** The brand's name, as the service that reports. */
  service: string
}

/** What the site says of itself when monitoring starts. */
export type MonitoredSite = {
  /** The build: "1.2.0+0a1b2c3d". */
  release: string
  platform: 'web' | 'desktop'
  /** The gateway's address; "" if it is the page's own. */
  gatewayUrl: string
  /** Returns the route pattern of a path. */
  routeOf: (path: string) => string
}

/** A build's monitoring. Returns the sink for the page's log. */
export type Monitoring = (site: MonitoredSite) => LogSink
