import type { ProcessMetric } from 'electron'
import { heavyGames } from './memory.ts'

/** Milliseconds between two checks of the games' memory. */
const interval = 5000

export type MemoryWatchOptions = {
  metrics: () => readonly ProcessMetric[]
  /** Process ids of the running games, by game id. */
  processes: () => ReadonlyMap<string, number>
  /** Bytes per game. */
  limit: number
  /** Called when a game starts or stops using too much memory. */
  onChange: (id: string, heavy: boolean) => void
}

/**
 * Watches the memory of the running games, on a timer that runs only while there are games. `look` checks at once;
 * call it whenever a game starts or ends.
 */
export function createMemoryWatch({ metrics, processes, limit, onChange }: MemoryWatchOptions) {
  let reported: ReadonlySet<string> = new Set()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const running = processes()
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
      reported = new Set()
      return
    }
    timer ??= setInterval(look, interval)
    const heavy = heavyGames(metrics(), running, reported, limit)
    const before = reported
    reported = heavy
    for (const id of running.keys()) if (heavy.has(id) !== before.has(id)) onChange(id, heavy.has(id))
  }
  return { look }
}
