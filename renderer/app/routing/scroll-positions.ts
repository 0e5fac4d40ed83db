import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** Most positions that are remembered. The oldest ones are dropped. */
const most = 60

const places = stored('session', 'scroll', z.record(z.string(), z.number()))

/** Scroll positions in pixels, by the identifier of their history entry. They survive a reload, but not the tab. */
export function createScrollPlaces() {
  const known = new Map(Object.entries(places.read() ?? {}))
  return {
    read: (key: string): number | undefined => known.get(key),
    note(key: string, place: number): void {
      // Re-inserted, so that the first entry of the map is always the oldest.
      known.delete(key)
      known.set(key, place)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
    keep: (): void => places.write(Object.fromEntries(known)),
  }
}
