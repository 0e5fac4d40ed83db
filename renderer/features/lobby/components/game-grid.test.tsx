import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { GameGrid } from './game-grid.tsx'

const games = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...samples.game,
    nodeId: String(index),
    gameName: `Game ${index}`,
    minBet: undefined,
  }))

const tiles = () => [...document.querySelectorAll('article')]
const gridNodes = () => tiles()[0]?.parentElement?.querySelectorAll('*').length ?? 0
/** Whether the rendered tiles cover the whole window. */
const covered = () => {
  const places = tiles().map((tile) => tile.getBoundingClientRect())
  const above = Math.min(...places.map(({ top }) => top))
  const below = Math.max(...places.map(({ bottom }) => bottom))
  return above <= Math.max(0, -window.scrollY + 60) && below >= window.innerHeight - 60
}
const names = () => tiles().map((tile) => tile.querySelector('button')?.ariaLabel ?? '')

test.each([
  [390, 844],
  [1280, 800],
  [1920, 1080],
])(
  '[LST-12] of 100,000 games at %i × %i, at most 400 elements are drawn at any place',
  async (width, height) => {
    fakeNetwork()
    await page.viewport(width, height)
    await renderSite(<GameGrid games={games(100_000)} />)
    await expect.poll(() => names()[0]).toBe('Play Game 0')
    const total = document.documentElement.scrollHeight

    for (const share of [0, 0.25, 0.5, 1]) {
      window.scrollTo({ top: total * share, behavior: 'instant' })
      await expect.poll(covered).toBe(true)
      expect(gridNodes()).toBeLessThanOrEqual(400)
      expect(document.documentElement.scrollHeight).toBe(total)
    }
    expect(names()).toContain('Play Game 99999')
  },
)

test('[LST-12] the number of games changes nothing about how many are drawn', async () => {
  fakeNetwork()
  await page.viewport(1280, 800)
  const count = async (of: number) => {
    const screen = await renderSite(<GameGrid games={games(of)} />)
    await expect.poll(gridNodes).toBeGreaterThan(0)
    const nodes = gridNodes()
    await screen.unmount()
    return nodes
  }
  expect(await count(10_000)).toBe(await count(1000))
})

test('[LST-12] focus stays on its tile however far one scrolls, and Tab goes on from there', async () => {
  fakeNetwork()
  await page.viewport(1280, 800)
  await renderSite(<GameGrid games={games(1000)} />)
  await expect.poll(() => names()[0]).toBe('Play Game 0')
  const [first] = tiles()
  first?.querySelector('button')?.focus()
  window.scrollTo({ top: 20_000, behavior: 'instant' })
  await expect.poll(covered).toBe(true)
  expect(document.activeElement?.ariaLabel).toBe('Play Game 0')
  for (const _ of ['heart', 'details', 'next']) await userEvent.tab()
  expect(document.activeElement?.ariaLabel).toBe('Play Game 1')
})

test('[LST-14] the page has its full height from the first paint', async () => {
  fakeNetwork()
  await page.viewport(1280, 800)
  await renderSite(<GameGrid games={games(700)} />)
  // In that frame, between its layout and its paint.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const grid = document.querySelector('article')?.parentElement
  const [tile] = tiles()
  const rows = 700 / 7
  const gap = 18
  expect(grid?.clientHeight).toBeCloseTo((tile?.clientHeight ?? 0) * rows + gap * (rows - 1), -2)
})
