import { existsSync } from 'node:fs'

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Path of an installed Chromium; undefined means that Playwright's own download is used. */
export function chromiumPath(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}
