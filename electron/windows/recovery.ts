/** What is to be done when the site's process has ended: load it again, ask the person, or nothing. */
export type Recovery = {
  ended(reason: string): 'load' | 'ask' | 'nothing'
  /** The person wants to try again: what was before no longer counts. */
  again(): void
}

/** As often within this many milliseconds is the site brought back unasked. */
const most = 3
const within = 60_000

/** Decides for each end of the site's process; `now` is a clock in milliseconds. */
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
