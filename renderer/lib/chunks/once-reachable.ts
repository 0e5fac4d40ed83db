import type { LostChunk } from './load-chunk.ts'

/** Milliseconds before the first question, and at most between two. */
const firstPause = 2000
const longestPause = 30_000

/**
 * Asks the server for a lost chunk, ever more seldom and whenever the connection comes back, and calls `done` once
 * it is to be had. The answer stops that.
 * @param losses how often it was lost before: it begins with the pause it had come to.
 */
export function onceReachable({ address }: LostChunk, losses: number, done: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = losses

  const ask = async () => {
    clearTimeout(timer)
    if (await isThere(address)) {
      if (signal.aborted) return
      ended.abort()
      done()
    } else wait()
  }
  const wait = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    timer = setTimeout(() => void ask(), Math.min(longestPause, firstPause * 2 ** asked))
    asked += 1
  }
  addEventListener('online', () => void ask(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  wait()
  return () => ended.abort()
}

/** Not every browser tells the address of what it lost; then the page's own must do. */
async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(/^(\w+:\/)?\//.test(address) ? address : location.origin, { cache: 'reload' })).ok
  } catch {
    return false
  }
}
