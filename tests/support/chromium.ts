import { existsSync } from 'node:fs'

/** Debian's headless shell: the same engine without a browser's own windows, which cost a quarter of the test time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const candidates = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

/** Path of an installed Chromium; undefined means that Playwright's own download is used. */
export function chromiumPath(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}
