import { release } from 'node:os'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { BundleResult } from '#shared/bridge/channels/support.ts'
import electronRelease from '../electron-release.json' with { type: 'json' }
import { createLog, type Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import type { Updates } from '../updates/updates.ts'
import type { Vault } from '../vault/vault.ts'
import { crashReports } from './crash-reports.ts'
import { createLogFiles } from './log-files.ts'

/** The log of this run: on the console from the start, and in files once `keep` was called. */
export type RunLog = {
  log: Log
  /** Starts writing files. Called only by the instance that runs the client. */
  keep(): void
  /** Writes what hasn't been written yet. */
  flush(): void
}

export function startLog(): RunLog {
  const files = createLogFiles()
  const log = createLog((line) => {
    console.warn(line)
    files.write(line)
  })
  return {
    log,
    keep() {
      files.open(app.getPath('logs'))
      app.once('quit', files.flush)
    },
    flush: files.flush,
  }
}

const daysSince = (date: string): number => Math.floor((Date.now() - Date.parse(date)) / 86_400_000)

export type StartSupportBundleOptions = {
  brand: Pick<ClientBrand, 'name' | 'title'>
  window: BrowserWindow
  flush: () => void
  settings: Pick<Settings, 'state'>
  updates: Pick<Updates, 'state'>
  vault: Pick<Vault, 'storage'>
  /** Folder in which Crashpad was started. */
  crashDumps: string
  log: Log
}

/**
 * Returns a function that saves a bundle for the operator's support where the user chooses. The code for it is loaded
 * with the first call.
 */
export function startSupportBundle(options: StartSupportBundleOptions): () => Promise<BundleResult> {
  const { brand, window, flush, settings, updates, vault, crashDumps, log } = options
  let made: Promise<() => Promise<BundleResult>> | undefined
  async function make() {
    const { createSupportBundle } = await import('./support-bundle.ts')
    return createSupportBundle({
      logs: app.getPath('logs'),
      flush,
      name: brand.name,
      async facts() {
        const { electron, chrome, node } = process.versions
        return {
          client: { name: brand.title, version: app.getVersion(), packaged: app.isPackaged },
          system: {
            platform: process.platform,
            release: release(),
            arch: process.arch,
            locale: app.getLocale(),
          },
          versions: { electron, chrome, node, electronDays: daysSince(electronRelease.date) },
          crashes: crashReports(crashDumps),
          storage: await vault.storage(),
          settings: settings.state(),
          updates: updates.state(),
        }
      },
      async choosePath(name) {
        const { canceled, filePath } = await dialog.showSaveDialog(window, {
          defaultPath: join(app.getPath('downloads'), name),
          filters: [{ name: 'JSON', extensions: ['json'] }],
        })
        return canceled || filePath === '' ? undefined : filePath
      },
      log,
    })
  }
  return async () => {
    made ??= make()
    return (await made)()
  }
}
