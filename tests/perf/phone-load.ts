import type { Browser, Page } from '@playwright/test'
import { type BrowserWork, workOf } from '#support/browser-work.ts'
import { untilQuiet } from '#support/quiet.ts'

/** A cheap phone's slowdown, and its line: slow 4G, in bytes a second and milliseconds. */
export const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Milliseconds without requests after which the page counts as quiet. */
const rest = 1000

/** What a phone does from the navigation until the page is quiet. */
export type PhoneLoad = BrowserWork & {
  requests: { kind: string; path: string }[]
  /** Paths of scripts that were requested before the first game could be played. */
  scriptsUntilUsable: string[]
  /** Milliseconds from the navigation until the first real game stands there with its picture. */
  usable: number
  /** Milliseconds of the tasks over 50 ms, each without its first 50. */
  blocking: number
  /** The long tasks: start and duration in milliseconds. */
  tasks: { at: number; took: number }[]
}

declare global {
  /** What `watchPage` notes. */
  var phoneSeen: Pick<PhoneLoad, 'usable' | 'tasks'>
}

/** Notes in the page, before any of its scripts run, what the measurement reads later. Runs in the page. */
function watchPage() {
  const seen: typeof globalThis.phoneSeen = { usable: 0, tasks: [] }
  globalThis.phoneSeen = seen
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ at: startTime, took: duration })
  }).observe({ type: 'longtask', buffered: true })
  const note = ({ target }: Event) => {
    if (seen.usable > 0 || !(target instanceof HTMLImageElement) || !target.matches('main article img'))
      return
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (seen.usable ||= performance.now())))
  }
  document.addEventListener('load', note, { capture: true })
}

/**
 * Opens a page on a phone, in a new context, and counts what the browser does until it is quiet.
 * @param isSite the page is one of the site, and says itself when its first paint is done.
 */
export async function phoneLoad(browser: Browser, address: string, isSite = true): Promise<PhoneLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    // In the process that the page will have, so that nothing is counted in another.
    await page.goto(new URL('/robots.txt', address).href)
    await page.addInitScript(watchPage)
    const requests: PhoneLoad['requests'] = []
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    )
    // What follows the first paint is asked for only then, however long it takes.
    const shown = async () => {
      await page.goto(address)
      if (isSite)
        await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
          polling: 200,
        })
    }
    let counted = 0
    const work = await workOf(session, async () => {
      await untilQuiet(page, shown, rest)
      // While the trace is written, the page may go on with what it does at leisure.
      counted = requests.length
    })
    return { ...work, requests: requests.slice(0, counted), ...(await readPage(page)) }
  } finally {
    await context.close()
  }
}

async function readPage(page: Page) {
  const { usable, tasks, early } = await page.evaluate(() => {
    const seen = globalThis.phoneSeen
    const asked = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < seen.usable && entry.name.endsWith('.js'))
      .map((entry) => new URL(entry.name).pathname.slice(1))
    return { ...seen, early: [...new Set(asked)] }
  })
  const blocking = tasks.reduce((sum, { took }) => sum + Math.max(0, took - 50), 0)
  return { usable, tasks, blocking, scriptsUntilUsable: early }
}
