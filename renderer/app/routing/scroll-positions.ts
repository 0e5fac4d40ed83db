import * as z from 'zod/mini'
import { stored } from '#lib/storage/stored.ts'

/** So many places are remembered; the oldest are forgotten. */
const most = 60

const places = stored('session', 'scroll', z.record(z.string(), z.number()))

/**
 * Where each entry of the history was scrolled to, in pixels, by the entry's key. It outlives a reload, but
 * not the tab.
 */
export function createScrollPlaces() {
  const known = new Map(Object.entries(places.read() ?? {}))
  return {
    read: (key: string): number | undefined => known.get(key),
    note(key: string, place: number): void {
      // Last noted stands last, so that the first is the one to forget.
      known.delete(key)
      known.set(key, place)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    },
    keep: (): void => places.write(Object.fromEntries(known)),
  }
}
