import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { GamesNav } from './games-nav.tsx'

const vendor = (vassalage: string, gameType: string, isHot?: 1) => ({
  vassalage,
  gameType,
  displayName: `Vendor ${vassalage}`,
  smallIcon: `/vendors/${vassalage}.svg`,
  gameCount: 10,
  ...(isHot && { isHot }),
})

const slotsAndFish = [
  {
    title: 'Slots',
    cards: Array.from({ length: 13 }, (_, index) => vendor(`S${index}`, 'RNG', index ? undefined : 1)),
  },
  { title: 'Fishing', cards: [vendor('F1', 'FISH')] },
]

async function renderNav(path = '/', lanes = slotsAndFish) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(games.vendors, () => ({ lanes }))
  network.answer(games.hot, () => ({ categories: [{ gameType: 'RNG', total: 1, games: [samples.game] }] }))
  const screen = await renderSite(
    <>
      <GamesNav />
      {/* Far enough down to be below the open dropdown. */}
      <button type="button" style={{ marginBlockStart: 500 }}>
        elsewhere
      </button>
    </>,
    { path },
  )
  const item = (name: string) => screen.getByRole('link', { name, exact: true })
  await expect.element(item('Slots')).toBeVisible()
  return { screen, item, panel: screen.getByRole('group', { name: 'Slots providers' }) }
}

test('[NAV-02] the keyboard opens a dropdown of eleven vendors and More, the hot one marked', async () => {
  const { item, panel } = await renderNav()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(item('Slots')).toHaveFocus()
  await expect.element(item('Slots')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(panel.getByRole('link', { name: /Vendor S0/ })).toMatchTextContent('hot')
  expect(panel.getByRole('link', { name: /^Vendor/ }).elements()).toHaveLength(11)
  await expect.element(panel.getByRole('link', { name: /^More/ })).toMatchTextContent('2 more providers')
  await expect.element(panel.getByRole('link', { name: /^More/ })).toHaveAttribute('href', '/rng')
})

test('[NAV-02] a vendor is named in writing until its logo is there', async () => {
  const { panel } = await renderNav()
  await userEvent.keyboard('{Tab}{Tab}')
  // No picture server is known here, so no logo comes. Once that is certain, the text is there a second time, hidden.
  await expect.element(panel.getByText('Vendor S0', { exact: true }).first()).toBeVisible()
})

test('arrow down goes into the dropdown, Escape closes it and comes back to its item', async () => {
  const { item, panel } = await renderNav()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel.getByRole('link', { name: /Vendor S0/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Slots')).toHaveFocus()
  await expect.element(panel).not.toBeInTheDocument()
})

test('[NAV-02] a dropdown closes two tenths of a second after the focus has left it, not before', async () => {
  const { screen, item, panel } = await renderNav()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(panel).toBeVisible()
  const left = performance.now()
  screen.getByRole('button', { name: 'elsewhere' }).element().focus()
  await expect.element(panel).not.toBeInTheDocument()
  expect(performance.now() - left).toBeGreaterThanOrEqual(190)
  await expect.element(item('Slots')).toHaveAttribute('aria-expanded', 'false')
})

test('[NAV-02] a pointer opens it by resting, and may move into it', async () => {
  const { screen, item, panel } = await renderNav()
  await userEvent.hover(item('Slots'))
  await expect.element(panel).toBeVisible()
  await userEvent.hover(panel.getByRole('link', { name: /^More/ }))
  await expect.element(panel).toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'elsewhere' }))
  await expect.element(panel).not.toBeInTheDocument()
})

test('[NAV-04] the favourites stand after the first category, and a visitor comes to them by the login', async () => {
  const { item } = await renderNav()
  await item('Favorite').click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[NAV-04] each category has the name that the specification gives it', async () => {
  const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'COCKFIGHT', 'TABLE']
  const cards = types.map((gameType) => vendor(`V${gameType}`, gameType))
  const { screen } = await renderNav('/', [{ title: 'All', cards }])
  const names = screen
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Favorite',
    'Slots',
    'Live Casino',
    'Fishing',
    'Poker',
    'Table Game',
    'Sports',
    'Sabong',
    'Promotion',
  ])
})

test('[NAV-01] the item of the current address is marked', async () => {
  const { item } = await renderNav('/fish?vassalage=F1')
  await expect.element(item('Fishing')).toHaveAttribute('aria-current', 'page')
  await expect.element(item('Slots')).not.toHaveAttribute('aria-current')
})
