import type { LostChunk } from './load-chunk.ts'

/** Milliseconds before the first request, and the longest pause between two. */
const firstPause = 2000
const longestPause = 30_000

/**
 * Requests a lost chunk from the server at growing intervals, and whenever the connection comes back. Calls `done`
 * once it is available. Returns a function that stops this.
 * @param losses how often it was lost before; the first pause grows with it.
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

/** Not every browser reports the URL of a failed chunk. Then the page's own is requested instead. */
async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(/^(\w+:\/)?\//.test(address) ? address : location.origin, { cache: 'reload' })).ok
  } catch {
    return false
  }
}
