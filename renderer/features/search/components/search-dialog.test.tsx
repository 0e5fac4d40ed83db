import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { SearchDialog } from './search-dialog.tsx'

const game = (nodeId: string, gameName: string) => ({ ...samples.game, nodeId, gameName, gameCode: nodeId })
const page = (...list: object[]) => ({ list, total: list.length, totalPages: 1 })

async function renderSearch({ signedIn = false } = {}) {
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
  const handleClose = vi.fn()
  const screen = await renderSite(
    <SearchDialog
      vendors={[{ code: 'PP', name: 'Habagat', icon: '/v.svg', to: '/rng?vassalage=PP', note: 'Slots' }]}
      places={[{ id: 'help', name: 'Help centre', note: 'Page', icon: null, go }]}
      onClose={handleClose}
    />,
    { signedIn },
  )
  const field = screen.getByRole('combobox', { name: 'Search games' })
  await expect.element(field).toHaveFocus()
  const option = (name: string | RegExp) => screen.getByRole('option', { name })
  return { screen, network, field, option, go, handleClose }
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

test('a list that fails leaves what is known, and says that it is not all', async () => {
  const { screen, network, option } = await renderSearch({ signedIn: true })
  network.answer(games.list, () => status(500))
  await userEvent.keyboard('carabao')
  await expect.element(option(/Golden Carabao/)).toBeVisible()
  await expect.element(screen.getByText(/couldn’t search all games/)).toBeVisible()
})

test.each(['🎰🎰', '<img src=x onerror=alert(1)>', 'x'.repeat(200)])(
  '%s is answered calmly',
  async (words) => {
    const { screen, field } = await renderSearch()
    await field.fill(words)
    await expect.element(screen.getByText(/No results for/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByTestId('address')).toMatchTextContent('/games?search=')
  },
)
