import type { Browser } from '@playwright/test'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

const paths = [
  '/',
  '/rng',
  '/live',
  '/fish',
  '/bingo',
  '/sports',
  '/join',
  '/lott',
  '/promotions',
  '/promoDetail?id=zalo',
  '/feedback',
  '/help#responsible-gaming',
  '/help',
  '/down',
  '/deposit',
  '/noticePage',
  '/pointMall',
  '/deposit-rank',
  '/bet-rank',
]

/** The layout shift of every route from its first paint until nothing more comes, wide and narrow; the worst is told. */
export async function measureLayoutShift(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths) {
    let worst = 0
    for (const width of [390, 1280]) {
      const page = await openPage(browser, { token, width })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
                  sum += Number(entry.value)
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 500)
          }),
      )
      worst = Math.max(worst, shift)
      await page.context().close()
    }
    rows.push(row(`${path}: layout shift`, worst, 0.01, (value) => value.toFixed(3)))
  }
  return rows
}
