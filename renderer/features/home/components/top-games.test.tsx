import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { TopGames } from './top-games.tsx'

const list = Array.from({ length: 20 }, (_, place) => ({
  ...samples.game,
  nodeId: String(place),
  gameName: `Game ${place}`,
}))

// The first paint of a page ends once, so this is the only test of it here.
test('[PERF-01] on a phone two rows of games are drawn first, and nothing moves when the others follow', async () => {
  await page.viewport(390, 844)
  const network = fakeNetwork()
  let give = () => {}
  const given = new Promise<void>((resolve) => (give = resolve))
  network.answer(games.popular, async () => {
    await given
    return { list }
  })
  const screen = await renderSite(<TopGames />)
  const section = screen.getByRole('region')
  const height = () => section.element().getBoundingClientRect().height
  const drawn = () => section.getByRole('article').elements().length
  await expect.element(section).toBeVisible()
  await document.fonts.ready
  const waiting = height()
  give()
  await expect.poll(drawn).toBe(6)
  expect(Math.abs(height() - waiting)).toBeLessThan(1)
  finishFirstPaint()
  await expect.poll(drawn).toBeGreaterThan(6)
  expect(Math.abs(height() - waiting)).toBeLessThan(1)
})
