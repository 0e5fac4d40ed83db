import type { ProcessMetric } from 'electron'
import { heavyGames } from './memory.ts'

/** Milliseconds between two looks at what the games use. */
const interval = 5000

export type MemoryWatchOptions = {
  metrics: () => readonly ProcessMetric[]
  /** The running games' processes, by their ids. */
  processes: () => ReadonlyMap<string, number>
  /** In bytes, for each game. */
  limit: number
  /** Hears of each game that begins or ends to use too much. */
  onChange: (id: string, heavy: boolean) => void
}

/**
 * Watches what the running games use, on a timer that runs only while there are games. `look` reads it at once; call it
 * whenever a game begins or ends.
 */
export function createMemoryWatch({ metrics, processes, limit, onChange }: MemoryWatchOptions) {
  let told: ReadonlySet<string> = new Set()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const running = processes()
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
      told = new Set()
      return
    }
    timer ??= setInterval(look, interval)
    const heavy = heavyGames(metrics(), running, told, limit)
    const before = told
    told = heavy
    for (const id of running.keys()) if (heavy.has(id) !== before.has(id)) onChange(id, heavy.has(id))
  }
  return { look }
}
