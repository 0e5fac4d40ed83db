import { app, powerMonitor } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { DesktopEvent } from '#shared/bridge/bridge.ts'
import type { updateChannels } from '#shared/bridge/channels/updates.ts'
import type { HandlersOf } from '../ipc/registrar.ts'
import { ownAppImage, startAfterThis } from '../lifecycle/app-image.ts'
import type { Log } from '../log.ts'
import type { Network } from '../network/start-network.ts'
import type { Settings } from '../settings/settings.ts'
import { startUpdateSchedule } from './schedule.ts'
import { updateSource } from './source.ts'
import { createUpdates, type UpdateEngine, type Updates } from './updates.ts'

export type StartUpdatesOptions = {
  brand: Pick<ClientBrand, 'updates'>
  settings: Pick<Settings, 'value' | 'state'>
  network: Pick<Network, 'prepareUpdates' | 'answerProxy'>
  gamesRun: () => boolean
  emit: (event: DesktopEvent) => void
  log: Log
}

/** Sets up the client's updates. */
export function startUpdates({
  brand,
  settings,
  network,
  gamesRun,
  emit,
  log,
}: StartUpdatesOptions): Updates {
  const appImage = ownAppImage()
  const source = updateSource(brand.updates, {
    packaged: app.isPackaged,
    argv: process.argv,
    platform: process.platform,
    appImage,
  })
  const automatic = () => settings.value().automaticUpdates
  const isForbidden = settings.state().fixed.includes('automaticUpdates') && !automatic()
  let engine: Promise<UpdateEngine> | undefined
  const updates = createUpdates({
    first: { at: source === undefined ? 'absent' : isForbidden ? 'off' : 'idle' },
    load() {
      if (source === undefined) return Promise.reject(new Error('there is no feed'))
      engine ??= import('./engine.ts').then(({ createEngine }) =>
        createEngine(
          source,
          { prepare: network.prepareUpdates, answer: network.answerProxy },
          log,
          appImage === undefined
            ? undefined
            : { file: appImage, start: (file) => startAfterThis(file, process.argv.slice(1)) },
        ),
      )
      return engine
    },
    automatic,
    gamesRun,
    report: (state) => emit({ type: 'updates', state }),
    log,
  })
  if (updates.state().at === 'idle') {
    const schedule = startUpdateSchedule(updates.checkInBackground)
    powerMonitor.on('resume', schedule.woke)
    app.once('will-quit', schedule.stop)
  }
  return updates
}

/** The page's channels for updates. */
export const createUpdateHandlers = (updates: Updates): HandlersOf<keyof typeof updateChannels> => ({
  'updates:state': updates.state,
  'updates:check': updates.check,
  'updates:download': updates.download,
  'updates:install': (given) => updates.install(given),
})
