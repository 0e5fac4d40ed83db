import type { Browser } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { openPage } from '../browser.ts'
import { type Row, row } from '../report.ts'

/** A gateway's origin with a session on it. */
export type Signed = { origin: string; token: string }

const whole = (value: number) => String(value)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

/** What a lobby's grid contains at one scroll position. */
type Held = { nodes: number; tiles: number }

/** Scrolls a lobby down, and measures its grid after each turn; NaN if there is no grid. */
async function heldAt(browser: Browser, { origin, token }: Signed, turns: number): Promise<Held[]> {
  const page = await openPage(browser, { token })
  await page.goto(`${origin}/rng`, { waitUntil: 'networkidle' })
  const places: Held[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    await untilQuiet(page, () => page.mouse.wheel(0, 1500))
    const held = await page.evaluate(() => {
      const grid = document.querySelector('main article')?.parentElement
      return { nodes: grid?.querySelectorAll('*').length, tiles: grid?.childElementCount }
    })
    places.push({ nodes: held.nodes ?? Number.NaN, tiles: held.tiles ?? Number.NaN })
  }
  await page.context().close()
  return places
}

/** Number of scroll positions that also exist in a small catalogue. */
const inBoth = 3

/**
 * Measures how much DOM a lobby needs, and whether a large catalogue needs more than a small one. The two are
 * compared by tiles, because the number of nodes in a tile depends on its game's marks.
 */
export async function measureLobby(browser: Browser, full: Signed, small: Signed): Promise<Row[]> {
  const large = await heldAt(browser, full, 40)
  const few = await heldAt(browser, small, inBoth)
  const tilesOf = (places: Held[]) => Math.max(...places.slice(0, inBoth).map(({ tiles }) => tiles))
  const [inLarge, inFew] = [tilesOf(large), tilesOf(few)]
  return [
    row(
      'lobby of 10,000 games: DOM nodes in the grid, at most',
      Math.max(...large.map(({ nodes }) => nodes)),
      400,
      whole,
    ),
    row(
      `tiles in the grid against a lobby of hundreds (${inLarge} and ${inFew})`,
      Math.abs(inLarge / inFew - 1),
      0.02,
      percent,
    ),
  ]
}
