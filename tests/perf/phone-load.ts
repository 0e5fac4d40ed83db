import type { Browser, CDPSession, Page } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'

/** A cheap phone's slowdown, and its line: slow 4G, in bytes a second and milliseconds. */
export const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Milliseconds without requests after which the page counts as quiet. */
const rest = 1000

/** What a phone does from the navigation until the page is quiet. */
export type PhoneLoad = {
  /** Style recalculations, of one element at least. */
  recalculations: number
  layouts: number
  /** Layouts and recalculations that a script forced, each with its place in the built code. */
  forced: string[]
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

type TraceEvent = {
  name: string
  ts: number
  args?: {
    /** How many elements were styled again. */
    elementCount?: number
    beginData?: {
      frame?: string
      stackTrace?: { functionName: string; url: string; lineNumber: number; columnNumber: number }[]
    }
  }
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

const kept = ['Layout', 'UpdateLayoutTree', 'ResourceSendRequest']

const collected = (session: CDPSession): TraceEvent[] => {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (kept.includes(event.name)) events.push(event)
  })
  return events
}

/** Opens a page of the site on a phone, in a new context, and counts what the browser does until it is quiet. */
export async function phoneLoad(browser: Browser, address: string): Promise<PhoneLoad> {
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
    const events = collected(session)
    const requests: PhoneLoad['requests'] = []
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), path: new URL(request.url()).pathname }),
    )
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
      },
    })
    await untilQuiet(page, () => page.goto(address), rest)
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    return { ...countsOf(ofPage(events)), requests, ...(await readPage(page)) }
  } finally {
    await context.close()
  }
}

/** A picture is styled once and laid out twice. */
const ofPicture = 3

/**
 * The events of the page itself, from its first request on. Each picture in SVG is a document of its own, with a few
 * events.
 */
function ofPage(events: TraceEvent[]): TraceEvent[] {
  const begun = Math.min(...events.flatMap(({ name, ts }) => (name === 'ResourceSendRequest' ? ts : [])))
  // The browser looks once more in frames that turn out to have nothing to style.
  const own = events.filter(
    ({ name, ts, args }) => name !== 'ResourceSendRequest' && ts > begun && args?.elementCount !== 0,
  )
  const frames = Map.groupBy(own, ({ args }) => args?.beginData?.frame)
  return [...frames.values()].filter(({ length }) => length > ofPicture).flat()
}

function countsOf(events: TraceEvent[]) {
  const layouts = events.filter(({ name }) => name === 'Layout').length
  const forced = events.flatMap(({ name, args }) => {
    const [top] = args?.beginData?.stackTrace ?? []
    return top
      ? [`${name} by ${top.functionName || 'a function'} at ${top.url}:${top.lineNumber}:${top.columnNumber}`]
      : []
  })
  return { recalculations: events.length - layouts, layouts, forced }
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
