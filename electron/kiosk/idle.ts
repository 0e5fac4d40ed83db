/** Seconds that the question is shown before the kiosk is cleared. */
export const questionSeconds = 30

/**
 * Whether somebody is using the kiosk. `fresh`: cleared, and not touched since. `asking`: the question is on screen.
 * Times are milliseconds of a monotonic clock.
 */
export type Presence =
  | { readonly at: 'fresh'; readonly since: number }
  | { readonly at: 'used' }
  | { readonly at: 'asking'; readonly since: number }

/** What to do: ask whether somebody is there, withdraw the question, or clear the kiosk. */
export type PresenceStep = 'ask' | 'goOn' | 'clear' | undefined

/** One measurement: seconds since the last input, the current time in milliseconds, and the idle limit in seconds. */
export type Look = { readonly idle: number; readonly now: number; readonly limit: number }

/**
 * Returns the next state and what to do. Only input counts; a game that plays by itself doesn't count as presence.
 */
export function nextPresence(before: Presence, { idle, now, limit }: Look): [Presence, PresenceStep] {
  const lastInput = now - idle * 1000
  switch (before.at) {
    case 'fresh':
      return [lastInput > before.since ? { at: 'used' } : before, undefined]
    case 'used':
      return idle >= limit ? [{ at: 'asking', since: now }, 'ask'] : [before, undefined]
    case 'asking':
      if (lastInput > before.since) return [{ at: 'used' }, 'goOn']
      if (now - before.since < questionSeconds * 1000) return [before, undefined]
      return [{ at: 'fresh', since: now }, 'clear']
  }
}
