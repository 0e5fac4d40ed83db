import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { games } from '#shared/contract/endpoints/games.ts'
import { LobbyPage } from './lobby-page.tsx'

test.each([
  ['/rng', 1],
  ['/fish', 0],
])('[LAY-05] above the lobby at %s there are %i panels of jackpots', async (path, panels) => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  network.answer(games.winners, () => ({ list: [], jackpot: { grand: '48216905.11', major: '3420550.80' } }))
  network.answer(games.vendors, () => ({ lanes: [] }))
  network.answer(games.hot, () => ({ categories: [] }))
  network.answer(games.popular, () => ({ list: [] }))
  const screen = await renderSite(<LobbyPage />, { path })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => screen.getByRole('region', { name: 'Jackpots' }).elements()).toHaveLength(panels)
})
