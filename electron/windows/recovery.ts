/** What to do when the site's process has ended: load it again, ask the person, or nothing. */
export type Recovery = {
  ended(reason: string): 'load' | 'ask' | 'nothing'
  /** Called when the person wants to try again. Earlier crashes no longer count. */
  again(): void
}

/** The site is reloaded without asking at most this many times within this many milliseconds. */
const most = 3
const within = 60_000

/** Decides what to do each time the site's process ends. `now` returns milliseconds. */
export function createRecovery(now: () => number = Date.now): Recovery {
  let ends: number[] = []
  return {
    ended(reason) {
      if (reason === 'clean-exit') return 'nothing'
      const time = now()
      ends = [...ends.filter((end) => time - end < within), time]
      return ends.length > most ? 'ask' : 'load'
    },
    again() {
      ends = []
    },
  }
}
