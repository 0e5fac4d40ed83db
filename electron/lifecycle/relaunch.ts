import { spawn } from 'node:child_process'
import type { App } from 'electron'

export type RelaunchOptions = {
  app: Pick<App, 'relaunch' | 'releaseSingleInstanceLock'>
  /** Path of the AppImage that the client runs from, as its loader reports it. */
  appImage?: string | undefined
  argv?: readonly string[]
  start?: (program: string, args: readonly string[]) => void
}

/**
 * Has the client started again once this run ends; the caller ends it. Electron waits with a program of the client's
 * own until then, but an AppImage's programs are gone with its run. So an AppImage is started at once, and may run
 * beside this one for a moment, without its lock.
 */
export function relaunch({
  app,
  appImage = process.env.APPIMAGE,
  argv = process.argv,
  start = startDetached,
}: RelaunchOptions): void {
  if (!appImage) return app.relaunch()
  app.releaseSingleInstanceLock()
  start(appImage, argv.slice(1))
}

function startDetached(program: string, args: readonly string[]): void {
  // It outlives this run, and its output would go nowhere.
  spawn(program, [...args], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
