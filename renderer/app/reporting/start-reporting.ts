import i18next from 'i18next'
import { onLostChunk } from '#lib/chunks/load-chunk.ts'
import { consoleSink, createLog } from '#lib/log/log.ts'
import { release } from '#lib/log/release.ts'
import { report, takeReports } from '#lib/log/report.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { routePattern } from '../routing/route-pattern.ts'
import { offerReload } from './offer-reload.ts'

/** What session storage holds of the one who is signed in, and a log must not. */
const personalKeys = ['token', 'account', 'customerId']

function personalWords(): string[] {
  try {
    return personalKeys.flatMap((key) => sessionStorage.getItem(key) ?? [])
  } catch {
    // Storage that is shut holds nothing either.
    return []
  }
}

/** Opens the log, and looks after parts of the site that get lost. Once, as soon as the first paint is done. */
export function startReporting({ log: hostLog }: Pick<Platform, 'log'>): void {
  const log = createLog({
    release: release(),
    routeOf: routePattern,
    known: personalWords,
    sinks: hostLog ? [consoleSink, hostLog] : [consoleSink],
  })
  takeReports(log.write)
  // Fetched now: when a part is lost, its words may well be too.
  const texts = i18next.loadNamespaces('warnings')
  onLostChunk((loss) => {
    report('error', 'A part of the site is lost.', loss)
    void texts.then(() => {
      // Without its words it would be a riddle; what is lost says so in its own place anyway.
      if (i18next.hasLoadedNamespace('warnings')) void offerReload()
    })
  })
}
