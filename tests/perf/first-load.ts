import type { Browser, Page } from '@playwright/test'
import type { BuiltFile } from './sizes.ts'

/** What a visitor's browser fetched for a page: scripts, styles, and calls of the gateway. */
export type FirstLoad = {
  /** Every script until nothing more came. */
  scripts: string[]
  /** Those of them that were asked for before the page was usable: see `askedUntilUsable`. */
  scriptsUntilUsable: string[]
  styles: string[]
  calls: string[]
}

/** Opens a page in a fresh browser context and notes what it fetched until nothing more came. */
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
  // What comes after that begins with it; a page that is still quiet then has nothing more to come.
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
  const early = await askedUntilUsable(page)
  await context.close()
  return { scripts, scriptsUntilUsable: scripts.filter((name) => early.has(name)), styles, calls }
}

/**
 * Paths of all that was asked for before the mark `usable`, which the site sets when its first paint is done:
 * header and hero stand and respond, and the places of everything else have their sizes. Whatever was asked for
 * before that counts, whether or not the paint needed it.
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

/** The brotli bytes of so many built files; a file the build doesn't have is a mistake. */
export function weigh(names: string[], sizes: Map<string, number>): number {
  return names.reduce((sum, name) => {
    const size = sizes.get(name)
    if (size === undefined) throw new Error(`${name} is not in the build`)
    return sum + size
  }, 0)
}

/** The size that nine in ten of these files don't exceed. */
export function ninthInTen(files: BuiltFile[]): number {
  const sizes = files.map(({ size }) => size).toSorted((a, b) => a - b)
  return sizes[Math.ceil(sizes.length * 0.9) - 1] ?? 0
}
