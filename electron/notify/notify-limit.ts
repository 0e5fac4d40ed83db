import type { NewsKind } from '#shared/domain/client-news.ts'

/** A notification that was shown, and when, in milliseconds. */
export type Shown = { kind: NewsKind; at: number }

/** Milliseconds before the same kind of news may be shown again. */
const pause = 60_000
/** At most this many notifications of any kind within this many milliseconds. */
const most = 6
const within = 600_000

/** Whether news may be shown now, given what was shown before. Limits a page that calls it in a loop. */
export function mayNotify(shown: readonly Shown[], kind: NewsKind, now: number): boolean {
  const lately = shown.filter(({ at }) => now - at < within)
  return lately.length < most && !lately.some((one) => one.kind === kind && now - one.at < pause)
}
