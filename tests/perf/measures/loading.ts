import type { Browser, Page } from '@playwright/test'
import { openPage } from '../browser.ts'
import { countSent } from '../count-sent.ts'
import { type Row, row } from '../report.ts'

const whole = (value: number) => String(value)
const isCall = (url: string) => /^\/(wps|lgw|lotto)\//.test(new URL(url).pathname)

/** Returns the time of the largest paint, in milliseconds since navigation start. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )

/**
 * Returns the longest chain of calls. A call that started after another one had ended is assumed to depend on it.
 * Calls of the deferred services aren't included.
 */
function waterfallDepth(calls: { begun: number; ended: number }[]): number {
  const depths = calls
    .toSorted((a, b) => a.begun - b.begun)
    .reduce<{ ended: number; depth: number }[]>((known, { begun, ended }) => {
      const before = known.filter((call) => call.ended <= begun).map((call) => call.depth)
      known.push({ ended, depth: Math.max(0, ...before) + 1 })
      return known
    }, [])
  return Math.max(0, ...depths.map(({ depth }) => depth))
}

/**
 * Measures the bytes of scripts and styles that the server sends for a second visit. Counted at the server, so that
 * requests of the service worker are included.
 */
async function secondVisit(browser: Browser, origin: string): Promise<number> {
  const server = await countSent(origin, /^\/assets\/.*\.(js|css)$/)
  const page = await openPage(browser)
  await page.goto(server.origin)
  // The service worker stores the first page last.
  await page.evaluate(async () => {
    while (!(await caches.match('/'))) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await page.waitForLoadState('networkidle')
  const first = server.sent()
  if (first === 0) throw new Error('The first visit was sent nothing: what is counted is not what is sent.')
  await page.goto('about:blank')
  await page.goto(server.origin)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.waitForLoadState('networkidle')
  await page.context().close()
  await server.close()
  return server.sent() - first
}

/** Measures requests and calls before the home page's largest paint, and what a second visit still downloads. */
export async function measureLoading(browser: Browser, origin: string): Promise<Row[]> {
  const page = await openPage(browser)
  await page.goto(origin, { waitUntil: 'networkidle' })
  const paint = await largestPaint(page)
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      begun: entry.startTime,
      ended: 'responseEnd' in entry ? Number(entry.responseEnd) : 0,
    })),
  )
  const early = entries.filter(({ begun }) => begun < paint)
  const files = early.filter(({ url }) => /\.(js|css)$/.test(new URL(url).pathname))
  const calls = early.filter(({ url }) => isCall(url))

  const again = await secondVisit(browser, origin)
  await page.context().close()
  return [
    row('home: scripts and styles before the largest paint', files.length, 6, whole),
    row('home: calls before the largest paint', calls.length, 6, whole),
    row('home: depth of the waterfall of calls', waterfallDepth(calls), 2, whole),
    row('second visit: script and style bytes over the network', again, 0, whole),
  ]
}
