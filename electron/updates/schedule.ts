const minute = 60_000

/** When updates are checked for, in milliseconds. */
export const updateTimes = {
  /** After the start, so as not to slow it down. */
  first: minute,
  every: 4 * 60 * minute,
  /** After waking up, when the network is available again. */
  afterWake: minute / 2,
  /** Waking up this soon after the last check doesn't cause another. */
  rest: 60 * minute,
}

export type UpdateSchedule = {
  /** Called when the machine has woken up. */
  woke(): void
  stop(): void
}

/** Calls `look` a while after the start, every few hours, and after the machine has slept. */
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
