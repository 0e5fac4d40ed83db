import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { GameDetailsOverlay } from './game-details-overlay.tsx'
import { LobbySearch } from './lobby-search.tsx'

const played = ['Golden Carabao', 'Manila Nights'].map((gameName, place) => ({
  ...samples.game,
  gameName,
  nodeId: String(1001 + place),
}))
const address = () => page.getByTestId('address')

test('[LST-13] before the first key the search shows what was played last, and by keys it is played again', async () => {
  const network = fakeNetwork()
  network.answer(games.recent, () => ({ list: played, total: 2, totalPages: 1 }))
  const screen = await renderSite(<LobbySearch value="" onChange={() => {}} />, { signedIn: true })
  expect(network.sent(games.recent)).toEqual([])
  const field = screen.getByLabelText('Search games')
  await field.click()
  await expect.element(screen.getByRole('list', { name: 'Recently played' })).toBeVisible()

  await userEvent.keyboard('g')
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'Play Manila Nights' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  expect(screen.getByRole('list').query()).toBeNull()

  await userEvent.keyboard('x{Backspace}{ArrowDown}{Enter}')
  await expect.element(address()).toHaveTextContent('/seamless?vendor=KD&gameCode=KD-1001&nodeId=1001')
})

test('[LST-13] the details show vendor, category, bets, jackpot and wins, and a game that is gone has a way on', async () => {
  const network = fakeNetwork()
  const win = { ...samples.game, customerName: 'an***g', iconUrl: '', winAmount: '4310', time: Date.now() }
  const game = { ...samples.game, maxBet: '500', jackpot: '1243880', gameGroupCode: 'Hold & Win' }
  network.answer(games.detail, () => ({ game, recentWins: [win] }))
  const screen = await renderSite(<GameDetailsOverlay vassalage="KD" nodeId="1001" />)
  const drawer = screen.getByRole('dialog', { name: 'Golden Carabao' })
  for (const text of ['Kidlat', 'Slots', 'Hold & Win', '₱0.50 – ₱500.00', '₱1,243,880.00', '₱4,310.00'])
    await expect.element(drawer.getByText(text, { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Play Golden Carabao' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  await screen.unmount()

  network.answer(games.detail, () => refusal('GAME_GONE', 'This game is no longer available.'))
  const gone = await renderSite(<GameDetailsOverlay vassalage="KD" nodeId="7" />)
  await expect.element(gone.getByRole('heading', { name: 'This game isn’t available' })).toBeVisible()
  await expect.element(gone.getByRole('link', { name: 'Browse all games' })).toBeVisible()
})
