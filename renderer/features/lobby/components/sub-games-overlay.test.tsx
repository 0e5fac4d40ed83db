import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { SubGamesOverlay } from './sub-games-overlay.tsx'

const rooms = (count: number) => ({
  list: Array.from({ length: count }, (_, place) => ({
    ...samples.game,
    nodeId: String(place + 1),
    gameCode: `KD-${place + 1}`,
    gameName: `Table ${String.fromCharCode(65 + place)}`,
  })),
})

async function openList(answer: () => unknown) {
  const network = fakeNetwork()
  network.answer(games.vendors, () => ({ lanes: [] }))
  network.answer(games.subGames, answer)
  const screen = await renderSite(<SubGamesOverlay vassalage="KD" nodeId="1001" gameName="Salon" />, {
    signedIn: true,
  })
  return { network, screen, list: screen.getByRole('dialog', { name: 'Salon: choose a game' }) }
}

test('[LNCH-01] a list that is refused says why, and offers no second try', async () => {
  const { list } = await openList(() => refusal('GAME_GONE', 'Salon was closed.'))
  await expect.element(list.getByRole('alert')).toMatchTextContent('Salon was closed.')
  expect(list.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

test('[LNCH-01] a list that fails to load has a message, and can be loaded again', async () => {
  const { network, list } = await openList(() => status(400))
  network.answer(games.subGames, () => rooms(2))
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByRole('button', { name: 'Play Table B' })).toBeVisible()
  expect(list.getByRole('searchbox').query()).toBeNull()
})

test.each([2, 3, 4, 5])('[LNCH-01] the dialog is as wide as its %i games', async (count) => {
  const { list } = await openList(() => rooms(count))
  const last = list.getByRole('button', { name: `Play Table ${'ABCDE'[count - 1]}` })
  await expect.element(last).toBeVisible()
  const panel = list.element().firstElementChild?.getBoundingClientRect().right ?? 0
  const tile = last.element().getBoundingClientRect().right
  expect(panel - tile).toBeLessThan(48)
})

test('[LNCH-01] a list with nothing in it says what there is instead', async () => {
  const { list, screen } = await openList(() => rooms(0))
  await expect.element(list).toMatchTextContent('No games open right now')
  await list.getByRole('link', { name: 'More from this provider' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent('/games?vassalage=KD')
})

test('[LNCH-01] a long list is searched by keyboard, and Enter plays the only one found', async () => {
  const { list, screen } = await openList(() => rooms(12))
  const search = list.getByRole('searchbox', { name: 'Search games' })
  await search.fill('nothing of the kind')
  await expect.element(list.getByRole('status')).toMatchTextContent('No games found')
  await search.fill(' table')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
  await search.fill('table k')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByTestId('address'))
    .toMatchTextContent('/seamless?vendor=KD&gameCode=KD-11&nodeId=11')
})

test('[DLG-02] the list stays open beside a stray press and Escape, is moved by its handle, and closed by its button', async () => {
  await page.viewport(1280, 800)
  const { list } = await openList(() => rooms(12))
  useOverlays.getState().show({ name: 'subGames', vassalage: 'KD', nodeId: '1001', gameName: 'Salon' })
  await list.getByRole('searchbox', { name: 'Search games' }).fill('table k')
  await userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })
  await userEvent.keyboard('{Escape}')
  await expect.element(list.getByRole('button', { name: 'Play Table K' })).toBeVisible()
  expect(useOverlays.getState().open?.name).toBe('subGames')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')

  const left = () => list.element().firstElementChild?.getBoundingClientRect().left ?? 0
  const handle = list.getByRole('button', { name: 'Move with the arrow keys' })
  const before = left()
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(left()).toBeGreaterThan(before)

  await list.getByRole('button', { name: 'Close' }).click()
  expect(useOverlays.getState().open).toBeUndefined()
})
