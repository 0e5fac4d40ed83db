/** Milliseconds between two lines. A log of CI is read afterwards, so it gets fewer. */
const pause = process.env.CI ? 30_000 : 5000

/** For a child process whose output is held back until it ends: its progress lines would come too late. */
export const silenceProgress = { PALARO_PROGRESS: 'off' } as const

export type Progress = {
  /** Called when something else was printed. The next progress line then comes a whole pause later. */
  printed(): void
  /** Ends the lines. Returns the seconds that it took, with one decimal. */
  end(): string
}

export type ProgressOptions = {
  /** Milliseconds between two lines. */
  every?: number
  write?: (line: string) => void
}

function writeLine(line: string): void {
  if (process.env.PALARO_PROGRESS !== silenceProgress.PALARO_PROGRESS) process.stderr.write(`${line}\n`)
}

/**
 * Prints on stderr that something has begun, and again every few seconds while nothing else is printed, so that
 * nobody takes slow work for a hang. Lines only, no spinner: they read well in a log, too.
 * @param what what is done, for example "building the site".
 */
export function startProgress(
  what: string,
  { every = pause, write = writeLine }: ProgressOptions = {},
): Progress {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  write(`${what} …`)
  // Work that waits for nothing else keeps the process alive by itself.
  const timer = setInterval(() => write(`${what} … ${seconds().toFixed(0)} s`), every).unref()
  return {
    printed: () => void timer.refresh(),
    end() {
      clearInterval(timer)
      return seconds().toFixed(1)
    },
  }
}

/** Does some work with progress lines. Rejects when the work does. */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const progress = startProgress(what)
  try {
    return await work()
  } finally {
    progress.end()
  }
}
