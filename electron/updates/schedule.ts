const minute = 60_000

/** When updates are looked for: milliseconds. */
export const updateTimes = {
  /** After the start, which has better things to do. */
  first: minute,
  every: 4 * 60 * minute,
  /** After waking up, when the network is there again. */
  afterWake: minute / 2,
  /** A wake-up so soon after the last look is no reason for another. */
  rest: 60 * minute,
}

export type UpdateSchedule = {
  /** The machine has woken up. */
  woke(): void
  stop(): void
}

/** Looks for updates a while after the start, every few hours, and after the machine has slept. */
export function startUpdateSchedule(look: () => void, now: () => number = Date.now): UpdateSchedule {
  let last = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout
  const lookIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = now()
      lookIn(updateTimes.every)
      look()
    }, delay)
  }
  lookIn(updateTimes.first)
  return {
    woke() {
      if (now() - last >= updateTimes.rest) lookIn(updateTimes.afterWake)
    },
    stop: () => clearTimeout(timer),
  }
}
