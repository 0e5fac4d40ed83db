export type ConnectionWatchOptions = {
  /** Asks the gateway for its status. Resolves with whether it answered; never rejects. */
  look: () => Promise<boolean>
  /** Called when the connection is lost or restored. */
  onChange: (lost: boolean) => void
  /** Runs `work` after a delay in milliseconds. Returns a function that cancels it. */
  later?: (work: () => void, milliseconds: number) => () => void
  /** Returns a number from 0 to 1. */
  random?: () => number
}

export type ConnectionWatch = {
  /** Reports that a call got no answer. */
  doubt(): void
  /** Reports that the connection may be back. Looks at once if it is lost. */
  hope(): void
  /** Looks at once in any case. Resolves with whether the gateway answered. */
  lookNow(): Promise<boolean>
  stop(): void
}

/** Milliseconds before the first repeated look after a failure, and the longest pause between two looks. */
const firstPause = 2_000
const longestPause = 30_000

/**
 * Milliseconds for which the gateway counts as reachable after an answer. A doubt raised meanwhile waits until then.
 */
const trust = 5_000

/**
 * Milliseconds to wait after so many failed looks. Doubled each time up to the longest, and varied by a quarter
 * either way, so that clients that lost the gateway together don't all return at the same moment.
 */
export function pauseAfter(failed: number, random: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(failed - 1, 10))
  return Math.round(pause * (0.75 + random / 2))
}

const afterPause = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Watches the connection to the gateway. A call without an answer raises a doubt, which one look settles: either the
 * gateway answers and only that call failed, or the look is repeated at growing intervals until the gateway answers.
 * At most one look is under way at a time.
 */
export function createConnectionWatch(options: ConnectionWatchOptions): ConnectionWatch {
  const { look, onChange, later = afterPause, random = Math.random } = options
  let failed = 0
  let trusted = false
  let doubted = false
  let stopped = false
  let looking: Promise<boolean> | undefined
  let cancel = () => {}

  async function ask(): Promise<boolean> {
    cancel()
    const answered = await look()
    looking = undefined
    if (stopped) return answered
    const wasLost = failed > 0
    failed = answered ? 0 : failed + 1
    trusted = answered
    doubted = false
    cancel = answered ? later(endTrust, trust) : later(() => void again(), pauseAfter(failed, random()))
    if (wasLost === answered) onChange(!answered)
    return answered
  }

  function again(): Promise<boolean> {
    looking ??= ask()
    return looking
  }

  function endTrust(): void {
    trusted = false
    if (doubted) void again()
  }

  /** Looks at once and starts over with the shortest pause. */
  function lookNow(): Promise<boolean> {
    failed = Math.min(failed, 1)
    return again()
  }

  return {
    doubt() {
      doubted = true
      if (failed === 0 && !trusted) void again()
    },
    hope() {
      if (failed > 0) void lookNow()
    },
    lookNow,
    stop() {
      stopped = true
      cancel()
    },
  }
}
