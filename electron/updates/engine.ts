import electronUpdater, { type AppUpdater } from 'electron-updater'
import * as z from 'zod/mini'
import { updateVersion } from '#shared/domain/updates.ts'
import type { Log } from '../log.ts'
import type { UpdateSource } from './source.ts'
import type { UpdateEngine } from './updates.ts'

/** Creates the updater for this system, with the feed of the source. */
export function createEngine(source: UpdateSource, log: Log): UpdateEngine {
  const updater = electronUpdater.autoUpdater
  if (source.kind === 'feed') updater.setFeedURL({ provider: 'generic', url: source.url })
  else {
    updater.updateConfigPath = source.file
    updater.forceDevUpdateConfig = true
  }
  return engineOf(updater, log)
}

const lyingFeed = () =>
  Object.assign(new Error('the feed names no version'), { code: 'ERR_UPDATER_INVALID_VERSION' })

/**
 * Configures an updater of electron-updater for this client: no downgrades, only whole installers, and no automatic
 * download. It verifies a download before reporting it as fetched.
 */
export function engineOf(updater: AppUpdater, log: Log): UpdateEngine {
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = true
  updater.allowDowngrade = false
  updater.allowPrerelease = false
  updater.disableWebInstaller = true
  updater.logger = {
    info() {},
    warn: (text: unknown) => log.warn('updates', String(text)),
    error: (text: unknown) => log.warn('updates', String(text)),
  }
  return {
    async check() {
      const found = await updater.checkForUpdates()
      if (!found?.isUpdateAvailable) return undefined
      const version = z.safeParse(updateVersion, found.updateInfo.version)
      if (!version.success) throw lyingFeed()
      return version.data
    },
    async fetch(onPercent, signal) {
      const token = new electronUpdater.CancellationToken()
      const cancel = () => token.cancel()
      const hear = ({ percent }: { percent: number }) => onPercent(percent)
      signal.addEventListener('abort', cancel)
      updater.on('download-progress', hear)
      try {
        await updater.downloadUpdate(token)
      } finally {
        updater.off('download-progress', hear)
        signal.removeEventListener('abort', cancel)
      }
    },
    install(onFailure) {
      updater.once('error', onFailure)
      // Silently, and starting the client again afterwards.
      updater.quitAndInstall(true, true)
    },
  }
}
