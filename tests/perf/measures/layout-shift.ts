import type { Browser, Page } from '@playwright/test'
import { routes } from '#app/routing/routes.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

/** Milliseconds added to each answer, as on a real network, so that all placeholders are painted. */
const latency = 100

/** Addresses that need parameters: a record, or a section of the page. */
const within = ['/promoDetail?id=zalo', '/help#responsible-gaming', '/seamless?vendor=JL&nodeId=1001']

/** Every screen of the site by its canonical address, and the one for an unknown address. */
export const screens: readonly string[] = [
  ...Object.values(routes).map(({ paths }) => paths[0]),
  ...within,
  '/nowhere',
]

const visits = [
  { who: 'visitor', width: 390 },
  { who: 'visitor', width: 1280 },
  { who: 'member', width: 390 },
  { who: 'member', width: 1280 },
] as const

/** A page's total layout shift so far, what moved, with its positions, and the headings that went and came back. */
type Shift = { sum: number; moved: string[]; again: string[] }

type HeadingState = 'shown' | 'gone' | 'again'

declare global {
  /** What has become of each heading that the page has drawn. */
  var palaroHeadings: Map<string, HeadingState>
}

/** Notes at each frame what has become of the headings. Runs in the page before anything is drawn. */
export function watchHeadings(): void {
  globalThis.palaroHeadings = new Map()
  const look = () => {
    const shown = new Set<string>()
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)'))
      if (heading.textContent && heading.checkVisibility()) shown.add(heading.textContent)
    for (const name of shown) {
      const before = palaroHeadings.get(name)
      if (before === undefined) palaroHeadings.set(name, 'shown')
      else if (before === 'gone') palaroHeadings.set(name, 'again')
    }
    for (const [name, state] of palaroHeadings)
      if (state === 'shown' && !shown.has(name)) palaroHeadings.set(name, 'gone')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits half a second before reading, so that the effect of the last answer counts. Runs in the page. */
function readShift(): Promise<Shift> {
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.classList.item(0) ?? ''}`
      : String(node instanceof Text ? node.data.slice(0, 20) : node)
  return new Promise((resolve) => {
    const shift: Shift = { sum: 0, moved: [], again: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue
        if (entry.hadRecentInput || !Array.isArray(entry.sources)) continue
        shift.sum += Number(entry.value)
        for (const { node, previousRect: was, currentRect: is } of entry.sources)
          shift.moved.push(
            `${nameOf(node)} ${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => {
      for (const [name, state] of palaroHeadings) if (state === 'again') shift.again.push(name)
      resolve(shift)
    }, 500)
  })
}

async function shiftOf(page: Page, address: string): Promise<Shift> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.addInitScript(watchHeadings)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(readShift)
}

/** What moved, and went and came back, on a screen: narrow and wide, as visitor and as member, each for the first time. */
export const shiftsOf = (
  browser: Browser,
  url: string,
  token: string,
): Promise<(Shift & { visit: string })[]> =>
  Promise.all(
    visits.map(async ({ who, width }) => {
      const page = await openPage(browser, { width, ...(who === 'member' && { token }) })
      const shift = await shiftOf(page, url)
      await page.context().close()
      return { ...shift, visit: `${who} at ${width}` }
    }),
  )

/** The most that a screen may shift, by the browser's own measure. */
export const shiftBudget = 0.01

/**
 * Measures the layout shift of every screen from its first paint until the network is idle, and counts the headings
 * that go and come back. Reports the worst visit; past the budget, also what moved or went.
 */
export async function measureLayoutShift(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of screens) {
    const shifts = await shiftsOf(browser, origin + path, token)
    for (const { sum, visit, moved, again } of shifts) {
      if (sum > shiftBudget) console.log(`${path}, ${visit}: ${sum.toFixed(3)}\n  ${moved.join('\n  ')}`)
      if (again.length > 0) console.log(`${path}, ${visit}: went and came back: ${again.join(', ')}`)
    }
    const worst = Math.max(...shifts.map(({ sum }) => sum))
    rows.push(row(`${path}: layout shift`, worst, shiftBudget, (value) => value.toFixed(3)))
    const again = Math.max(...shifts.map((shift) => shift.again.length))
    rows.push(row(`${path}: headings that went and came back`, again, 0, String))
  }
  return rows
}
