import type { Browser, Page } from '@playwright/test'
import type { BuiltFile } from './sizes.ts'

/** What a browser requested for a page: scripts, styles, and calls of the gateway. */
export type FirstLoad = {
  /** Every script until the network was idle. */
  scripts: string[]
  /** The scripts requested before the page was usable; see `askedUntilUsable`. */
  scriptsUntilUsable: string[]
  styles: string[]
  calls: string[]
}

/** Opens a page in a new browser context, and records its requests until the network is idle. */
export async function firstLoad(browser: Browser, address: string, width = 1280): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const scripts: string[] = []
  const styles: string[] = []
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.resourceType() === 'script') scripts.push(path.slice(1))
    if (request.resourceType() === 'stylesheet') styles.push(path.slice(1))
    if (/^\/(wps|lgw|lotto)\//.test(path)) calls.push(path)
  })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  // Later requests start within this second; if none do, nothing more is coming.
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
  const early = await askedUntilUsable(page)
  await context.close()
  return { scripts, scriptsUntilUsable: scripts.filter((name) => early.has(name)), styles, calls }
}

/**
 * Returns the paths of everything requested before the mark `usable`, which the site sets after its first paint:
 * header and hero are visible and respond, and everything else has its size reserved. All earlier requests count,
 * whether or not the paint needed them.
 */
async function askedUntilUsable(page: Page): Promise<Set<string>> {
  const paths = await page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < usable)
      .map(({ name }) => new URL(name).pathname.slice(1))
  })
  return new Set(paths)
}

/** Returns the total brotli size of built files. Throws when a file isn't in the build. */
export function weigh(names: string[], sizes: Map<string, number>): number {
  return names.reduce((sum, name) => {
    const size = sizes.get(name)
    if (size === undefined) throw new Error(`${name} is not in the build`)
    return sum + size
  }, 0)
}

/** Returns the 90th percentile of the files' sizes. */
export function ninthInTen(files: BuiltFile[]): number {
  const sizes = files.map(({ size }) => size).toSorted((a, b) => a - b)
  return sizes[Math.ceil(sizes.length * 0.9) - 1] ?? 0
}
