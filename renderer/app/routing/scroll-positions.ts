import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** Most positions that are remembered. The oldest ones are dropped. */
const most = 60

const kept = stored('session', 'scroll', z.record(z.string(), z.number()))

let known: Map<string, number> | undefined
const positions = () => (known ??= new Map(Object.entries(kept.read() ?? {})))

/** Scroll positions in pixels, by the identifier of their history entry. They survive a reload, but not the tab. */
export const scrollPositions = {
  read: (id: string): number | undefined => positions().get(id),
  note(id: string, place: number): void {
    const places = positions()
    // Re-inserted, so that the first entry of the map is always the oldest.
    places.delete(id)
    places.set(id, place)
    const [oldest] = places.keys()
    if (places.size > most && oldest !== undefined) places.delete(oldest)
  },
  keep: (): void => kept.write(Object.fromEntries(positions())),
}
