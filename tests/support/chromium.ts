import { existsSync } from 'node:fs'

/** Debian's headless shell: the same engine without a browser's own windows, which cost a quarter of the test time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const browsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

/** Path of an installed Chromium; undefined means that Playwright's own download is used. */
export const chromiumPath = (): string | undefined =>
  firstOf([process.env.CHROMIUM_PATH, headlessShell, ...browsers])

/** Options to launch an installed Chromium, or Playwright's own where there is none. */
export const launchOptionsOf = (executablePath: string | undefined, ...flags: string[]) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', ...flags],
})

/** Path of a whole browser, for what belongs to a browser rather than to its engine: an installed site and its worker. */
export const wholeChromiumPath = (): string | undefined => firstOf(browsers)
