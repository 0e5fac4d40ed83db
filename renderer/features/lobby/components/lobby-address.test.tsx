import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chosenVendorState } from '#lib/games/chosen-vendor.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { LobbyPage } from './lobby-page.tsx'

/** A gateway with two slots vendors. Each vendor's games carry its name. */
function gateway() {
  const network = fakeNetwork()
  const card = (vassalage: string, displayName: string) => ({
    vassalage,
    displayName,
    smallIcon: `/v/${vassalage}.svg`,
    gameType: 'RNG',
    gameCount: 12,
  })
  network.answer(games.vendors, () => ({
    lanes: [{ title: 'Slots', cards: [card('KD', 'Kidlat'), card('JL', 'Jilan')] }],
  }))
  network.answer(games.hot, () => ({ categories: [] }))
  network.answer(games.popular, () => ({ list: [] }))
  network.answer(games.winners, () => ({ list: [] }))
  network.answer(games.list, () => ({ list: [samples.game], total: 1, totalPages: 1 }))
  return network
}

const asked = (network: ReturnType<typeof gateway>) =>
  network.sent(games.list).map(({ query }) => query.get('vassalage'))

test('[RT-15] the games route that names a vendor lists that vendor’s games only', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  const path = '/games?games=jili&type=vassalage&vassalage=JL'
  const screen = await renderSite(<LobbyPage />, { path, signedIn: true })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Jilan' })).toBeVisible()
  await expect.poll(() => asked(network)).toEqual(['JL'])
})

test('[LNCH-01] the slots lobby opens on the vendor that was chosen on the way, once', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  const state = chosenVendorState('JL')
  const first = await renderSite(<LobbyPage />, { path: '/rng', state, signedIn: true })
  await expect.element(first.getByTestId('address')).toMatchTextContent('vassalage=JL')
  await expect.poll(() => asked(network)).toContain('JL')
  await first.unmount()

  const again = await renderSite(<LobbyPage />, { path: '/rng', signedIn: true })
  await expect.element(again.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(again.getByTestId('address')).not.toMatchTextContent('vassalage')
})

test('[LST-13] an address that names a game opens its details, and no longer names it', async () => {
  gateway()
  const screen = await renderSite(<LobbyPage />, { path: '/games?type=hot&details=PP.1002' })
  await expect
    .poll(() => useOverlays.getState().open)
    .toEqual({ name: 'gameDetails', vassalage: 'PP', nodeId: '1002' })
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/games?type=hot')
})
