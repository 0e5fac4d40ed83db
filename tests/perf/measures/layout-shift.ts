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

/** A page's total layout shift so far, and what moved, with its positions. */
type Shift = { sum: number; moved: string[] }

/** Waits half a second before reading, so that the effect of the last answer counts. Runs in the page. */
function readShift(): Promise<Shift> {
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.classList.item(0) ?? ''}`
      : String(node instanceof Text ? node.data.slice(0, 20) : node)
  return new Promise((resolve) => {
    const shift: Shift = { sum: 0, moved: [] }
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
    setTimeout(() => resolve(shift), 500)
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
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(readShift)
}

/**
 * Measures the layout shift of every screen from its first paint until the network is idle, narrow and wide, as
 * visitor and as member. Reports the worst visit; past the budget, also what moved.
 */
export async function measureLayoutShift(
  browser: Browser,
  origin: string,
  token: string,
  paths = screens,
): Promise<Row[]> {
  const budget = 0.01
  const rows: Row[] = []
  for (const path of paths) {
    const shifts = await Promise.all(
      visits.map(async ({ who, width }) => {
        const page = await openPage(browser, { width, ...(who === 'member' && { token }) })
        const shift = await shiftOf(page, origin + path)
        await page.context().close()
        return { ...shift, visit: `${who} at ${width}` }
      }),
    )
    for (const { sum, visit, moved } of shifts)
      if (sum > budget) console.log(`${path}, ${visit}: ${sum.toFixed(3)}\n  ${moved.join('\n  ')}`)
    const worst = Math.max(...shifts.map(({ sum }) => sum))
    rows.push(row(`${path}: layout shift`, worst, budget, (value) => value.toFixed(3)))
  }
  return rows
}
