import { monitoring } from 'virtual:brand-monitoring'
import i18next from 'i18next'
import { onLostChunk } from '#lib/chunks/load-chunk.ts'
import { consoleSink, createLog } from '#lib/log/log.ts'
import { release } from '#lib/log/release.ts'
import { report, takeReports } from '#lib/log/report.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { routePattern } from '../routing/route-pattern.ts'
import { offerReload } from './offer-reload.ts'

/** Session storage keys whose values must not appear in the log. */
const personalKeys = ['token', 'account', 'customerId']

function personalWords(): string[] {
  try {
    return personalKeys.flatMap((key) => sessionStorage.getItem(key) ?? [])
  } catch {
    // Storage that can't be read holds nothing to hide.
    return []
  }
}

type ReportingPlatform = Pick<Platform, 'log' | 'client' | 'gatewayUrl'>

/** Starts the log and handles chunks that can't be loaded. Called once, after the first paint. */
export function startReporting({ log: hostLog, client, gatewayUrl }: ReportingPlatform): void {
  const monitor = monitoring?.({
    release: release(),
    platform: client ? 'desktop' : 'web',
    gatewayUrl,
    routeOf: routePattern,
  })
  const log = createLog({
    release: release(),
    routeOf: routePattern,
    known: personalWords,
    sinks: [consoleSink, hostLog, monitor].filter((sink) => sink !== undefined),
  })
  takeReports(log.write)
  // Fetched now, because the texts may be unreachable too once a chunk is lost.
  const texts = i18next.loadNamespaces('warnings')
  onLostChunk((loss) => {
    report('error', 'A part of the site is lost.', loss)
    void texts.then(() => {
      // No dialog without its texts. The region of the lost chunk shows the failure anyway.
      if (i18next.hasLoadedNamespace('warnings')) void offerReload()
    })
  })
}
