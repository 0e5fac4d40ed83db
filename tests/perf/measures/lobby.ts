import type { Browser } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

const whole = (value: number) => String(value)

/** The most DOM nodes that the grid of a lobby holds while one scrolls a long way down. */
export async function measureLobby(browser: Browser, origin: string, token: string): Promise<Row[]> {
  const page = await openPage(browser, { token })
  await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' })
  let most = 0
  for (let turn = 0; turn < 40; turn += 1) {
    await untilQuiet(page, () => page.mouse.wheel(0, 1500))
    const nodes = await page.evaluate(() => {
      const grid = document.querySelector('main article')?.parentElement
      return grid?.querySelectorAll('*').length ?? 0
    })
    most = Math.max(most, nodes)
  }
  await page.context().close()
  return [row('lobby of 10,000 games: DOM nodes in the grid, at most', most || Number.NaN, 400, whole)]
}
