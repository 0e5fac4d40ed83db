import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { translatePage } from '#lib/testing/translate-page.ts'
import { violations } from '#lib/testing/violations.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import type { Destination, DestinationGroup } from '../model/destinations.ts'
import type { RemoteState } from '../model/results.ts'
import { SearchDialog } from './search-dialog.tsx'

const game = (nodeId: string, gameName: string) => ({ ...samples.game, nodeId, gameName, gameCode: nodeId })
const page = (...list: object[]) => ({ list, total: list.length, totalPages: 1 })

const place = (name: string, go = () => {}): Destination => ({ id: name, names: [name], icon: null, go })

type Options = {
  signedIn?: boolean
  places?: Partial<Record<DestinationGroup, Destination[]>>
  promotions?: RemoteState
}

async function renderSearch({ signedIn = false, places, promotions = 'done' }: Options = {}) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(games.popular, () => ({
    list: [game('1', 'Golden Carabao'), game('2', 'Carabao Run'), game('3', 'Manila Nights')],
  }))
  network.answer(games.hot, () => ({ categories: [] }))
  network.answer(games.recent, () => page(game('9', 'Siete Fuego')))
  network.answer(games.list, ({ query }) =>
    page(...(query.get('gameName') === 'kalabaw' ? [game('7', 'Kalabaw Gold')] : [])),
  )
  const go = vi.fn()
  const retry = vi.fn()
  const handleClose = vi.fn()
  const screen = await renderSite(
    <SearchDialog
      vendors={[{ code: 'PP', name: 'Habagat', icon: '/v.svg', to: '/rng?vassalage=PP', note: 'Slots' }]}
      places={{ pages: [place('Help centre', go)], promotions: [], settings: [], ...places }}
      promotions={{ state: promotions, retry }}
      onClose={handleClose}
    />,
    { signedIn },
  )
  const field = screen.getByRole('combobox', { name: 'Search games' })
  await expect.element(field).toHaveFocus()
  const option = (name: string | RegExp) => screen.getByRole('option', { name })
  return { screen, network, field, option, go, retry, handleClose }
}

/**
 * Types letter by letter from within the page, so that even a slow machine makes no pauses as long as the debounce.
 */
async function typeQuickly(text: string): Promise<void> {
  for (const letter of text) {
    document.execCommand('insertText', false, letter)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

test('[LST-13] a visitor is offered popular games, the arrows go through them, and Enter asks to log in', async () => {
  const { screen, field, option } = await renderSearch()
  await expect.element(screen.getByRole('group', { name: 'Popular games' })).toBeVisible()
  await expect.element(option(/Golden Carabao/)).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(option(/Carabao Run/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option(/Carabao Run/).element().id)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[LST-13] typing errors are forgiven, said, and counted aloud; Escape closes', async () => {
  const { screen, option, handleClose } = await renderSearch()
  await expect.element(option(/Golden Carabao/)).toBeVisible()
  await userEvent.keyboard('caribao')
  await expect.element(screen.getByText(/No results for “caribao”. Closest matches/)).toBeVisible()
  await expect.element(option(/Carabao Run/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('2 results')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(handleClose).toHaveBeenCalledOnce()
})

test('[LST-13] vendors and pages answer too, and Enter goes there', async () => {
  const { screen, go, handleClose, option } = await renderSearch()
  await userEvent.keyboard('help')
  await expect.element(option(/Help centre/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(go).toHaveBeenCalledOnce()
  expect(handleClose).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Control>}a{/Control}habagat{Enter}')
  await expect.element(screen.getByTestId('address')).toMatchTextContent('/rng?vassalage=PP')
})

test('[LST-13] a member begins with what was played last, and the whole list is asked, once typing rests', async () => {
  const { screen, network, option } = await renderSearch({ signedIn: true })
  await expect
    .element(screen.getByRole('group', { name: 'Recently played' }))
    .toMatchTextContent('Siete Fuego')
  await typeQuickly('kalabaw')
  await expect.element(option(/Kalabaw Gold/)).toHaveAttribute('aria-selected', 'true')
  expect(network.sent(games.list).map(({ query }) => query.get('gameName'))).toEqual(['kalabaw'])
})

const groups = {
  promotions: [place('Lucky week')],
  settings: [place('Lucky theme'), place('Lucky limits')],
}

test('[LST-13] groups are named with their counts, and the arrows go through all of them', async () => {
  const { screen, option } = await renderSearch({ places: groups })
  await userEvent.keyboard('lucky')
  await expect
    .element(screen.getByRole('group', { name: 'Promotions, 1 result' }).getByRole('option'))
    .toMatchTextContent('Lucky week')
  await expect
    .element(screen.getByRole('group', { name: 'Settings, 2 results' }).getByRole('option').nth(1))
    .toMatchTextContent('Lucky limits')
  await expect.element(screen.getByText('3 results')).toHaveAttribute('role', 'status')
  await expect.element(option('Lucky week')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(option('Lucky limits')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option(/All games for/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Lucky week')).toHaveAttribute('aria-selected', 'true')
  expect(await violations()).toEqual([])
})

test('[LST-13] a place found by another name shows that name too', async () => {
  const deposit: Destination = { ...place('入金'), names: ['入金', 'Deposit'] }
  const { option } = await renderSearch({ places: { pages: [deposit] } })
  await userEvent.keyboard('depost')
  await expect.element(option(/入金/)).toMatchTextContent('Deposit')
})

test('[LST-13] promotions that fail say so in their place, and the try again leaves the rest as it is', async () => {
  const { screen, option, retry, handleClose } = await renderSearch({
    places: { settings: groups.settings },
    promotions: 'failed',
  })
  await userEvent.keyboard('lucky')
  await expect.element(option('Lucky theme')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(screen.getByRole('group', { name: 'Promotions' }).getByRole('option'))
    .toMatchTextContent('The promotions didn’t load')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(retry).toHaveBeenCalledOnce()
  expect(handleClose).not.toHaveBeenCalled()
})

test('[LST-13] promotions that take long say so in their place, and hold up nothing else', async () => {
  const { screen, option } = await renderSearch({
    places: { settings: groups.settings },
    promotions: 'pending',
  })
  await userEvent.keyboard('lucky')
  await expect.element(option('Lucky theme')).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('group', { name: 'Promotions' })).toMatchTextContent('Searching…')
  await expect.element(screen.getByText('2 results')).toHaveAttribute('role', 'status')
})

test('[LST-13] a list that fails leaves what is known, says in its place that it is not all, and is tried again', async () => {
  const { screen, network, option } = await renderSearch({ signedIn: true })
  network.answer(games.list, () => status(500))
  await userEvent.keyboard('carabao')
  await expect.element(option(/Golden Carabao/)).toBeVisible()
  const again = screen.getByRole('group', { name: /^Games/ }).getByRole('option', { name: /Try again/ })
  await expect.element(again).toMatchTextContent('couldn’t search all games')
  network.answer(games.list, () => page(game('8', 'Carabao Fields')))
  await again.click()
  await expect.element(option(/Carabao Fields/)).toBeVisible()
  expect(again.query()).toBeNull()
})

test.each(['🎰🎰', '<img src=x onerror=alert(1)>', 'x'.repeat(200)])(
  'a search for %s finds nothing, without an error',
  async (words) => {
    const { screen, field } = await renderSearch()
    await field.fill(words)
    await expect.element(screen.getByText(/No results for/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByTestId('address')).toMatchTextContent('/games?search=')
  },
)

test('[LST-13, NET-08] while the browser translates the page, typing goes on finding', async () => {
  const { screen, option } = await renderSearch()
  await expect.element(option(/Golden Carabao/)).toBeVisible()
  const stop = translatePage()
  try {
    for (const word of ['gold', 'carabao', 'manila']) {
      await userEvent.keyboard(`{Control>}a{/Control}${word}`)
      await expect.element(screen.getByText(/^\d results?$/)).toBeInTheDocument()
    }
    await expect.element(option(/Manila Nights/)).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Search games' })).toHaveFocus()
  } finally {
    stop()
  }
})
