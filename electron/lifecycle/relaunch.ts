import type { App } from 'electron'
import { ownAppImage, startAfterThis } from './app-image.ts'

export type RelaunchOptions = {
  app: Pick<App, 'relaunch'>
  /** Keeps an update from being installed when this run ends, which would take the client away meanwhile. */
  holdUpdate: () => void
  appImage?: string | undefined
  argv?: readonly string[]
  start?: (program: string, args: readonly string[]) => void
}

/**
 * Has the client started again once this run has ended; the caller ends it. Electron waits for that with a program of
 * the client's own, but an AppImage's programs are gone with its run.
 */
export function relaunch({
  app,
  holdUpdate,
  appImage = ownAppImage(),
  argv = process.argv,
  start = startAfterThis,
}: RelaunchOptions): void {
  holdUpdate()
  if (appImage) start(appImage, argv.slice(1))
  else app.relaunch()
}
