import type { ProcessMetric } from 'electron'

const mebibyte = 1024 * 1024

/**
 * Bytes that one game may use: what the brand says, otherwise a quarter of the machine's memory, but between 512 MiB and
 * 1.5 GiB.
 * @param total bytes of the machine's memory.
 * @param ofBrand megabytes.
 */
export const memoryLimit = (total: number, ofBrand?: number): number =>
  ofBrand === undefined ? Math.min(1536 * mebibyte, Math.max(512 * mebibyte, total / 4)) : ofBrand * mebibyte

/** A game that was reported counts as heavy until it is below this part of the limit. */
const relief = 0.85

/**
 * Returns the games that use too much memory.
 * @param processes process ids, by game id.
 * @param reported games that used too much the last time.
 * @param limit in bytes.
 */
export function heavyGames(
  metrics: readonly Pick<ProcessMetric, 'pid' | 'memory'>[],
  processes: ReadonlyMap<string, number>,
  reported: ReadonlySet<string>,
  limit: number,
): Set<string> {
  const sizes = new Map(metrics.map(({ pid, memory }) => [pid, memory.workingSetSize * 1024]))
  const isHeavy = ([id, pid]: readonly [string, number]) =>
    (sizes.get(pid) ?? 0) > (reported.has(id) ? limit * relief : limit)
  return new Set([...processes].filter(isHeavy).map(([id]) => id))
}
