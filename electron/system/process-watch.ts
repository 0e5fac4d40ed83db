import { type App, type BrowserWindow, dialog } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { relaunch } from '../lifecycle/relaunch.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import { recoveryTexts } from '../windows/recovery-texts.ts'
import { createGraphicsWatch } from './graphics-watch.ts'

export type ProcessWatchOptions = {
  app: App
  window: BrowserWindow
  title: string
  language: () => string
  settings: Pick<Settings, 'value' | 'change'>
  /** Whether settings outlive the run. Where they don't, a restart would come back as it was. */
  keepsSettings: boolean
  /** Keeps a fetched update from being installed when this run ends. */
  holdUpdate: () => void
  log: Log
}

/**
 * Logs each helper process that dies; Chromium itself starts it again. When the one that draws keeps dying, offers to
 * do without hardware acceleration.
 */
export function startProcessWatch({
  app,
  window,
  title,
  language,
  settings,
  keepsSettings,
  holdUpdate,
  log,
}: ProcessWatchOptions): void {
  const graphics = createGraphicsWatch()

  async function offer(): Promise<void> {
    const text = recoveryTexts(language())
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      title,
      message: text('graphics.message'),
      detail: text('graphics.detail'),
      buttons: [text('notNow'), text('switchOff')],
      defaultId: 1,
      cancelId: 0,
      noLink: true,
    })
    if (response !== 1) return
    await settings.change({ hardwareAcceleration: false })
    relaunch({ app, holdUpdate })
    app.quit()
  }

  app.on('child-process-gone', (_, { type, reason, exitCode, serviceName = '', name = '' }) => {
    log.error('process', 'a helper process ended', { type, reason, exitCode, serviceName, name })
    if (type !== 'GPU' || reason === 'clean-exit' || !graphics.ended()) return
    if (!keepsSettings || !settings.value().hardwareAcceleration || window.isDestroyed()) return
    offer().catch((error: unknown) =>
      log.error('process', 'a question was not asked', { reason: reasonOf(error) }),
    )
  })
}
