import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CrashReporterStartOptions } from 'electron'

/** A crash report: when it was written, and its size in bytes. Its content is memory, and belongs into no support file. */
export type CrashReport = { readonly at: string; readonly bytes: number }

/** Number of reports that are kept; older ones are deleted at start. */
const kept = 5

type Found = CrashReport & { readonly path: string }

/** Returns the reports in Crashpad's folder, the latest first. A folder that isn't there has none. */
function find(folder: string): Found[] {
  // Crashpad and others write and delete there at any time.
  const names = attempt(() => readdirSync(folder, { recursive: true, encoding: 'utf8' })) ?? []
  return names
    .filter((name) => name.endsWith('.dmp'))
    .flatMap((name) => {
      const path = join(folder, name)
      const stat = attempt(() => statSync(path))
      return stat ? { path, at: stat.mtime.toISOString(), bytes: stat.size } : []
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export type CrashReporting = {
  title: string
  /** Where the brand wants reports; undefined keeps them on this computer. */
  address: string | undefined
  /** Whether nothing may be remembered here. A report is memory, so it may not leave the computer then either. */
  forgetful: boolean
}

/** Options for Electron's crash reporter. */
export const crashReporting = ({ title, address, forgetful }: CrashReporting): CrashReporterStartOptions => ({
  ...(address !== undefined && { submitURL: address }),
  uploadToServer: address !== undefined && !forgetful,
  productName: title,
})

/** Lists the reports for the support file, the latest first. */
export const crashReports = (folder: string): CrashReport[] =>
  find(folder).map(({ at, bytes }) => ({ at, bytes }))

/**
 * Deletes all but the latest reports. One that is in use, as Windows has it, stays until the next time.
 * @param most how many stay; 0 where nothing may be remembered.
 */
export function pruneCrashReports(folder: string, most = kept): void {
  for (const { path } of find(folder).slice(most)) attempt(() => rmSync(path, { force: true }))
}
