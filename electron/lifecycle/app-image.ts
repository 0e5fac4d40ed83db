import { spawn } from 'node:child_process'

export type AppImageRun = {
  env?: Readonly<Record<string, string | undefined>>
  execPath?: string
}

/**
 * Path of the AppImage that this client itself runs from, as its loader reports it; undefined for any other package.
 * A client that another AppImage has started, say a browser, inherits that one's variables.
 */
export function ownAppImage({
  env = process.env,
  execPath = process.execPath,
}: AppImageRun = {}): string | undefined {
  const { APPIMAGE, APPDIR } = env
  if (!APPIMAGE || !APPDIR) return undefined
  return execPath.startsWith(`${APPDIR.replace(/\/+$/, '')}/`) ? APPIMAGE : undefined
}

/** Waits until a process is gone, and becomes a program: `$0` is the process's id, the rest is what to run. */
const afterwards = 'while kill -0 "$0" 2>/dev/null; do sleep 0.1; done; exec "$@"'

/** Starts a program on Linux once this process is gone, which until then holds the user's data and its lock. */
export function startAfterThis(program: string, args: readonly string[], pid = process.pid): void {
  // It outlives this process, and its output would go nowhere.
  spawn('/bin/sh', ['-c', afterwards, String(pid), program, ...args], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
