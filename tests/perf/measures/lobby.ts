import type { Browser } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

/** A platform with a session on it. */
export type Signed = { origin: string; token: string }

const whole = (value: number) => String(value)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

/** What a lobby's grid holds at most, at any place where it was looked at. */
type Held = { nodes: number; tiles: number }

/** Scrolls a lobby down so many turns, and looks at its grid after each; NaN without a grid. */
async function mostHeld(browser: Browser, { origin, token }: Signed, turns: number): Promise<Held> {
  const page = await openPage(browser, { token })
  await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' })
  const most: Held = { nodes: 0, tiles: 0 }
  for (let turn = 0; turn < turns; turn += 1) {
    await untilQuiet(page, () => page.mouse.wheel(0, 1500))
    const { nodes, tiles } = await page.evaluate(() => {
      const grid = document.querySelector('main article')?.parentElement
      return { nodes: grid?.querySelectorAll('*').length ?? 0, tiles: grid?.childElementCount ?? 0 }
    })
    most.nodes = Math.max(most.nodes, nodes)
    most.tiles = Math.max(most.tiles, tiles)
  }
  await page.context().close()
  return { nodes: most.nodes || Number.NaN, tiles: most.tiles || Number.NaN }
}

/**
 * How much of the DOM a lobby takes, and whether a large catalogue takes more of it than a small one. Those two are
 * compared by their tiles: what marks a tile has, and so how many nodes it is, is the game's matter.
 */
export async function measureLobby(browser: Browser, full: Signed, small: Signed): Promise<Row[]> {
  const large = await mostHeld(browser, full, 40)
  const few = await mostHeld(browser, small, 10)
  return [
    row('lobby of 10,000 games: DOM nodes in the grid, at most', large.nodes, 400, whole),
    row(
      `tiles in the grid against a lobby of hundreds (${large.tiles} and ${few.tiles})`,
      Math.abs(large.tiles / few.tiles - 1),
      0.02,
      percent,
    ),
  ]
}
