import { spawn } from 'node:child_process'
import type { App } from 'electron'

export type RelaunchOptions = {
  app: Pick<App, 'relaunch' | 'releaseSingleInstanceLock' | 'once'>
  /** Path of the AppImage that the client runs from, as its loader reports it. */
  appImage?: string | undefined
  argv?: readonly string[]
  start?: (program: string, args: readonly string[]) => void
}

/**
 * Has the client started again once this run ends; the caller ends it. Electron waits for that with a program of the
 * client's own, but an AppImage's programs are gone with its run. So an AppImage is started as the last thing of this
 * run, when nothing of it uses the data any more.
 */
export function relaunch({
  app,
  appImage = process.env.APPIMAGE,
  argv = process.argv,
  start = startDetached,
}: RelaunchOptions): void {
  if (!appImage) return app.relaunch()
  app.once('quit', () => {
    app.releaseSingleInstanceLock()
    start(appImage, argv.slice(1))
  })
}

function startDetached(program: string, args: readonly string[]): void {
  // It outlives this run, and its output would go nowhere.
  spawn(program, [...args], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
