import type { Browser, Page } from '@playwright/test'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

const whole = (value: number) => String(value)
const isCall = (url: string) => /^\/(wps|lgw|lotto)\//.test(new URL(url).pathname)

/** When the largest paint was, in milliseconds from the start of the page. */
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
 * How deep the calls stand in each other's wake: a call that went out after another had been answered waits, as
 * far as one can tell, for it. Calls of the idle second wave aren't counted.
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

/** Requests and calls until the largest paint on home, and what a second visit still fetches. */
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

  let again = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const transferred = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if ((type === 'Script' || type === 'Stylesheet') && !response.fromDiskCache) transferred.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (transferred.has(requestId)) again += encodedDataLength
  })
  await page.goto('about:blank')
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.context().close()
  return [
    row('home: scripts and styles before the largest paint', files.length, 6, whole),
    row('home: calls before the largest paint', calls.length, 6, whole),
    row('home: depth of the waterfall of calls', waterfallDepth(calls), 2, whole),
    row('second visit: script and style bytes over the network', again, 0, whole),
  ]
}
