import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A crash report: when it was written, and its size in bytes. Its content is memory, and belongs into no support file. */
export type CrashReport = { readonly at: string; readonly bytes: number }

/** Number of reports that are kept; older ones are deleted at start. */
const kept = 5

type Found = CrashReport & { readonly path: string }

/** Returns the reports in Crashpad's folder, the latest first. A folder that isn't there has none. */
function find(folder: string): Found[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.dmp'))
      .map((name) => join(folder, name))
      .map((path) => ({ path, stat: statSync(path) }))
      .map(({ path, stat }) => ({ path, at: stat.mtime.toISOString(), bytes: stat.size }))
      .toSorted((a, b) => b.at.localeCompare(a.at))
  } catch {
    // Crashpad writes and deletes there at any time.
    return []
  }
}

/** Lists the reports for the support file, the latest first. */
export const crashReports = (folder: string): CrashReport[] =>
  find(folder).map(({ at, bytes }) => ({ at, bytes }))

/**
 * Deletes all but the latest reports.
 * @param most how many stay; 0 where nothing may be remembered.
 */
export function pruneCrashReports(folder: string, most = kept): void {
  for (const { path } of find(folder).slice(most)) rmSync(path, { force: true })
}
