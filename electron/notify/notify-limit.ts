import type { NewsKind } from '#shared/domain/client-news.ts'

/** A notification that was shown, and when (milliseconds). */
export type Shown = { kind: NewsKind; at: number }

/** The same news no sooner than this again, in milliseconds. */
const pause = 60_000
/** As many of any kind within this time, in milliseconds. */
const most = 6
const within = 600_000

/** Whether news may be shown now, after what was shown before: a page that goes wild is heard a few times only. */
export function mayNotify(shown: readonly Shown[], kind: NewsKind, now: number): boolean {
  const lately = shown.filter(({ at }) => now - at < within)
  return lately.length < most && !lately.some((one) => one.kind === kind && now - one.at < pause)
}
