import { app, type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import { createRecovery } from './recovery.ts'
import { recoveryTexts } from './recovery-texts.ts'

export type SiteOptions = {
  title: string
  /** Wire code of the language for the dialogs. */
  language: () => string
  /** Path to start with; the default is "/". */
  path?: string | undefined
  /** Path to load after the page's process has ended; the default is "/". */
  home?: string | undefined
  log: Log
}

/**
 * Loads the site, and loads it again when its process ends. If that keeps happening, or the site hangs, the person is
 * asked.
 */
export function openSite(
  window: BrowserWindow,
  { title, language, path = '/', home = '/', log }: SiteOptions,
): void {
  if (window.isDestroyed()) return
  const recovery = createRecovery()
  const { webContents } = window
  let hanging: AbortController | undefined
  const load = (at: string) => {
    window.loadURL(siteOrigin + at).catch((error: unknown) => {
      log.error('window', 'the site did not load', { reason: reasonOf(error) })
    })
  }
  /** Resolves with the number of the chosen button; 0 is the calm one. */
  const ask = async (options: Omit<MessageBoxOptions, 'title'>): Promise<number> => {
    const { response } = await dialog.showMessageBox(window, {
      title,
      defaultId: 0,
      cancelId: 0,
      noLink: true,
      ...options,
    })
    return window.isDestroyed() ? 0 : response
  }

  async function askAboutCrashes(): Promise<void> {
    const text = recoveryTexts(language())
    const response = await ask({
      type: 'error',
      message: text('crashes.message'),
      detail: text('crashes.detail'),
      buttons: [text('again'), text('quit')],
    })
    if (response === 1) return app.quit()
    recovery.again()
    if (!window.isDestroyed()) load(home)
  }

  async function askAboutHanging(): Promise<void> {
    if (hanging) return
    log.warn('window', 'the site does not respond')
    const { signal } = (hanging = new AbortController())
    const text = recoveryTexts(language())
    const response = await ask({
      type: 'warning',
      message: text('hangs.message'),
      detail: text('hangs.detail'),
      buttons: [text('wait'), text('reload')],
      signal,
    })
    hanging = undefined
    // A page that hangs can't be reloaded. Without its process, it is loaded again like after any crash.
    if (response === 1 && !signal.aborted) webContents.forcefullyCrashRenderer()
  }

  const calm = (what: Promise<void>) =>
    void what.catch((error: unknown) =>
      log.error('window', 'a question was not asked', { reason: reasonOf(error) }),
    )
  /** Closes the question: the site answers again, or its process is gone. */
  const hangsNoMore = () => hanging?.abort()
  webContents.on('unresponsive', () => calm(askAboutHanging()))
  webContents.on('responsive', hangsNoMore)
  webContents.on('render-process-gone', (_, { reason }) => {
    hangsNoMore()
    log.error('window', 'the site’s process ended', { reason })
    const decision = recovery.ended(reason)
    if (decision === 'load') load(home)
    if (decision === 'ask') calm(askAboutCrashes())
  })
  load(path)
}
