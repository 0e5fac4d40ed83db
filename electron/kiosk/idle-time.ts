export type IdleTime = {
  /** Called for each input that the client sees. */
  touched(): void
  /** Whole seconds since the last input. */
  seconds(): number
}

/**
 * Measures how long nobody has touched the machine. Some desktops on Wayland report no idle time to Chromium, which is
 * then always 0; there, what is seen of input counts: to the client's own pages, and of the pointer.
 * @param system seconds, as Electron's power monitor has them.
 * @param now milliseconds of a monotonic clock.
 */
export function createIdleTime(system: () => number, now: () => number): IdleTime {
  let isTold = false
  let last = now()
  return {
    touched() {
      last = now()
    },
    seconds() {
      const idle = system()
      isTold ||= idle > 0
      return isTold ? idle : Math.floor((now() - last) / 1000)
    },
  }
}
