/** Seconds that the question stands before the kiosk is cleared. */
export const questionSeconds = 30

/**
 * How things stand with the person before the kiosk. `fresh`: cleared, and nobody has touched it since.
 * Times are milliseconds of one clock that only goes on.
 */
export type Presence =
  | { readonly at: 'fresh'; readonly since: number }
  | { readonly at: 'used' }
  | { readonly at: 'asking'; readonly since: number }

/** What is to be done: ask whether somebody is there, take the question back, or clear. */
export type PresenceStep = 'ask' | 'goOn' | 'clear' | undefined

/** A look at the machine: seconds since the last input, the time, and the seconds that make it idle. */
export type Look = { readonly idle: number; readonly now: number; readonly limit: number }

/** The next state, and what it asks for. Only input counts; a game that plays by itself keeps nobody there. */
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
