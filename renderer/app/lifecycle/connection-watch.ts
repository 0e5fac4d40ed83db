export type ConnectionWatchOptions = {
  /** Asks the gateway how it stands; whether an answer came. Never rejects. */
  look: () => Promise<boolean>
  /** The connection is lost, or is there again. */
  onChange: (lost: boolean) => void
  /** Does something after so many milliseconds; the answer takes it back. */
  later?: (work: () => void, milliseconds: number) => () => void
  /** 0 to 1. */
  random?: () => number
}

export type ConnectionWatch = {
  /** A call got no answer. */
  doubt(): void
  /** The connection may have come back: looks at once where it is lost. */
  hope(): void
  /** Looks at once in any case. Resolves with whether there was an answer. */
  lookNow(): Promise<boolean>
  stop(): void
}

/** Milliseconds before the second look at a gateway that doesn't answer, and at most between two. */
const firstPause = 2_000
const longestPause = 30_000

/** Milliseconds for which a gateway that answered is taken to be there: a doubt that comes then waits so long. */
const trust = 5_000

/**
 * The pause after so many failed looks, in milliseconds: doubled each time up to the longest, give or take a
 * quarter, so that the clients that lost the gateway together don't come back together.
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
 * Watches the way to the gateway. A call without an answer raises a doubt, which one look settles: either the
 * gateway is there, and it was that call's own trouble; or it isn't, and is looked for, ever more seldom, until it
 * is. There is never more than one look under way.
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

  /** Whatever made the gateway worth a look now, the pauses begin anew with it. */
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
