import { readFileSync } from 'node:fs'
import type { AuthInfo, Session } from 'electron'
import electronUpdater, { type AppUpdater } from 'electron-updater'
import { getNetSession } from 'electron-updater/out/electronHttpExecutor.js'
import * as z from 'zod/mini'
import { updateVersion } from '#shared/domain/updates.ts'
import type { Log } from '../log.ts'
import { type Feed, signedFeed } from './signed-feed.ts'
import type { UpdateSource } from './source.ts'
import type { UpdateEngine } from './updates.ts'

/** The network as the updater uses it. */
export type UpdateNetwork = {
  /** Applies the administrator's proxy to the updater's own session, and the rules of a secure network. */
  prepare(session: Session): Promise<void>
  /** Answers a proxy that asks for a login. */
  answer(challenge: AuthInfo, answer: (username?: string, password?: string) => void): void
}

/** The AppImage that the client runs from, and how the one that replaces it is started once this run has ended. */
export type AppImage = { readonly file: string; start(file: string): void }

/** Creates the updater for this system, with the feed of the source. */
export async function createEngine(
  source: UpdateSource,
  network: UpdateNetwork,
  log: Log,
  appImage?: AppImage,
): Promise<UpdateEngine> {
  const updater = electronUpdater.autoUpdater
  if (source.kind === 'config') {
    updater.updateConfigPath = source.file
    updater.forceDevUpdateConfig = true
  }
  await network.prepare(getNetSession())
  updater.on('login', (challenge, answer) =>
    network.answer(challenge, (username, password) => {
      // Without them the request fails, as it should; the library's type doesn't say that they may be left out.
      Reflect.apply(answer, undefined, username === undefined ? [] : [username, password])
    }),
  )
  return engineOf(updater, source.kind === 'feed' ? source : feedIn(source.file), log, appImage)
}

/** Reads the feed from electron-updater's own configuration file, in development. */
function feedIn(file: string): Feed {
  const text = readFileSync(file, 'utf8')
  const read = (name: string) => new RegExp(`^${name}: *(\\S+)$`, 'm').exec(text)?.[1] ?? ''
  return { url: read('url'), key: read('publicKey') }
}

const lyingFeed = () =>
  Object.assign(new Error('the feed names no version'), { code: 'ERR_UPDATER_INVALID_VERSION' })

/**
 * Configures an updater of electron-updater for this client: no downgrades, only whole installers, and no automatic
 * download. It verifies a download before reporting it as fetched.
 */
export function engineOf(updater: AppUpdater, feed: Feed, log: Log, appImage?: AppImage): UpdateEngine {
  updater.setFeedURL(signedFeed(feed))
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
      let hasFailed = false
      updater.once('error', (error) => {
        hasFailed = true
        onFailure(error)
      })
      if (!appImage) return updater.quitAndInstall(true, true)
      // The library would start the new file at once. That would find this run's lock, and give way to it.
      let { file } = appImage
      updater.once('appimage-filename-updated', (path) => {
        file = path
      })
      updater.quitAndInstall(true, false)
      if (!hasFailed) appImage.start(file)
    },
    hold() {
      updater.autoInstallOnAppQuit = false
    },
  }
}
