import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork, type SentCall, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { LobbyPage } from './lobby-page.tsx'

const gamesOf = (pageNo: number) =>
  Array.from({ length: 15 }, (_, place) => {
    const number = (pageNo - 1) * 15 + place + 1
    return { ...samples.game, nodeId: String(number), gameName: `Game ${number}` }
  })
const pageOfGames = ({ query }: SentCall, totalPages = 4) => ({
  list: gamesOf(Number(query.get('pageNo'))),
  total: totalPages * 15,
  totalPages,
})

/** A gateway with one slots vendor of 1,284 games, the first four of which are hot. */
function gateway() {
  const network = fakeNetwork()
  const hot = gamesOf(1).slice(0, 4)
  const card = {
    vassalage: 'KD',
    displayName: 'Kidlat',
    smallIcon: '/v/KD.svg',
    gameType: 'RNG',
    gameCount: 1284,
  }
  network.answer(games.vendors, () => ({ lanes: [{ title: 'Slots', cards: [card] }] }))
  network.answer(games.hot, () => ({
    categories: [{ gameType: 'RNG', total: 1284, games: hot.map((game) => ({ ...game, isHot: 1 })) }],
  }))
  network.answer(games.popular, () => ({ list: gamesOf(1).slice(0, 8) }))
  network.answer(games.winners, () => ({ list: [] }))
  return network
}
const address = () => page.getByTestId('address')
const pagesAsked = (network: ReturnType<typeof gateway>) =>
  network.sent(games.list).map(({ query }) => query.get('pageNo'))

/** Types within one tick. */
function typeInto(field: Element, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('[LST-05] pages are asked for one at a time, and none after the last', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  let open = 0
  let most = 0
  network.answer(games.list, async (call) => {
    open += 1
    most = Math.max(most, open)
    await new Promise(requestAnimationFrame)
    open -= 1
    return pageOfGames(call)
  })
  const screen = await renderSite(<LobbyPage />, { path: '/fish', signedIn: true })
  await expect.element(screen.getByText('60 games')).toBeVisible()
  for (const pageNo of ['2', '3', '4']) {
    await expect
      .poll(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        return pagesAsked(network)
      })
      .toContain(pageNo)
  }
  await expect.element(screen.getByRole('button', { name: 'Play Game 60', exact: true })).toBeInTheDocument()
  expect(pagesAsked(network)).toEqual(['1', '2', '3', '4'])
  expect(most).toBe(1)
  expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull()
})

test('[LST-05] a page that fails loses nothing that is shown, and is asked for again by hand', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  let broken = true
  network.answer(games.list, (call) =>
    call.query.get('pageNo') === '2' && broken ? status(400) : pageOfGames(call, 2),
  )
  const screen = await renderSite(<LobbyPage />, { path: '/fish', signedIn: true })
  await expect.element(screen.getByText(/The 15 games above are still here/)).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Play Game 1', exact: true })).toBeInTheDocument()
  expect(pagesAsked(network)).toEqual(['1', '2'])
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Play Game 16', exact: true })).toBeInTheDocument()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('[LST-03] the search waits until typing rests for half a second, and stands in the address', async () => {
  const network = gateway()
  network.answer(games.list, (call) => pageOfGames(call, 1))
  const screen = await renderSite(<LobbyPage />, { path: '/fish', signedIn: true })
  await expect.element(screen.getByText('15 games')).toBeVisible()
  const searched = () => network.sent(games.list).flatMap(({ query }) => query.get('gameName') ?? [])
  const field = screen.getByLabelText('Search games')
  // Time passes only as the test says: a slow machine doesn't lengthen the pause, and no locator's wait moves the clock on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  typeInto(field.element(), 'gol')
  await vi.advanceTimersByTimeAsync(400)
  typeInto(field.element(), 'gold')
  await vi.advanceTimersByTimeAsync(499)
  expect(searched()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.element(address()).toHaveTextContent('/fish?search=gold')
  await expect.poll(searched).toEqual(['gold'])

  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(address()).toHaveTextContent('/fish')
})

test('[LST-03, LST-16] a search that finds nothing, however strange, and a vendor without games have calm answers', async () => {
  const network = gateway()
  network.answer(games.list, () => ({ list: [], total: 0, totalPages: 0 }))
  const screen = await renderSite(<LobbyPage />, { path: '/rng?vassalage=KD', signedIn: true })
  await expect.element(screen.getByRole('heading', { name: 'No games here right now' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Browse all games' }))
    .toHaveAttribute('href', '/games')
  const field = screen.getByLabelText('Search games')
  for (const text of ['🎰🎰', 'x'.repeat(200), "' OR 1=1 --", '<script>alert(1)</script>', '%_%']) {
    await field.fill(text)
    const searched = text.slice(0, 100)
    await expect
      .element(screen.getByRole('heading', { name: `No games found for “${searched}”` }))
      .toBeVisible()
    expect(network.sent(games.list).at(-1)?.query.get('gameName')).toBe(searched)
  }
  await screen.getByRole('button', { name: 'Show all games' }).click()
  await expect.element(field).toHaveValue('')
})

test('[LST-04, LST-06] the least bet is chosen from a menu, stands in the address, is asked for, and goes with another list', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  network.answer(games.list, (call) => pageOfGames(call, 1))
  network.answer(games.recent, () => ({ list: [], total: 0, totalPages: 0 }))
  const screen = await renderSite(<LobbyPage />, { path: '/rng?vassalage=KD', signedIn: true })
  await screen.getByRole('button', { name: /^Min bet/ }).click()
  await screen.getByRole('menuitemradio', { name: '0.05' }).click()
  await expect.element(address()).toHaveTextContent('/rng?vassalage=KD&minBet=0.05')
  await expect.poll(() => network.sent(games.list).at(-1)?.query.get('minBet')).toBe('0.05')
  expect(network.sent(games.list).at(-1)?.query.get('minLineNum')).toBe('0')
  await screen.getByRole('radio', { name: 'Recent' }).click()
  await expect.element(address()).toHaveTextContent('/rng?vassalage=KD&type=recent')
  await expect.element(screen.getByRole('heading', { name: 'No games played yet' })).toBeVisible()
})

test('[LST-02] there is a tab of hot games only where some of the lobby are hot', async () => {
  const network = gateway()
  network.answer(games.list, (call) => pageOfGames(call, 1))
  const slots = await renderSite(<LobbyPage />, { path: '/rng', signedIn: true })
  await expect.element(slots.getByRole('radio', { name: 'Hot' })).toBeVisible()
  await slots.unmount()

  const fishing = await renderSite(<LobbyPage />, { path: '/fish', signedIn: true })
  await expect.element(fishing.getByRole('radio', { name: 'Recent' })).toBeVisible()
  await expect.poll(() => network.sent(games.hot)).not.toHaveLength(0)
  await expect.element(fishing.getByText('15 games')).toBeVisible()
  expect(fishing.getByRole('radio', { name: 'Hot' }).query()).toBeNull()
})

test('[LST-06] another vendor begins anew: no name, no class, no least bet', async () => {
  const network = gateway()
  network.answer(games.list, (call) => pageOfGames(call, 1))
  const screen = await renderSite(<LobbyPage />, {
    path: '/rng?search=gold&classify=JP&minBet=0.1',
    signedIn: true,
  })
  await screen.getByRole('tab', { name: 'Kidlat' }).click()
  await expect.element(address()).toHaveTextContent('/rng?vassalage=KD')
  await expect.element(screen.getByLabelText('Search games')).toHaveValue('')
  expect(Object.fromEntries(network.sent(games.list).at(-1)?.query ?? [])).toMatchObject({
    gameType: 'RNG',
    vassalage: 'KD',
    pageNo: '1',
    pageSize: '15',
  })
  expect(network.sent(games.list).at(-1)?.query.has('gameName')).toBe(false)
})

test('[LST-06] what was half typed is not searched for at another vendor', async () => {
  const network = gateway()
  network.answer(games.list, (call) => pageOfGames(call, 1))
  const screen = await renderSite(<LobbyPage />, { path: '/rng', signedIn: true })
  const field = screen.getByLabelText('Search games')
  const tab = screen.getByRole('tab', { name: 'Kidlat' })
  await expect.element(tab).toBeVisible()
  // Both events in the same tick. With separate steps a slow machine could reach the search debounce in between.
  const input = field.element()
  typeInto(input, 'go')
  tab.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(address()).toHaveTextContent('/rng?vassalage=KD')
  await expect.element(field).toHaveValue('')
  await userEvent.type(field, 'x')
  await expect.element(address()).toHaveTextContent('/rng?vassalage=KD&search=x')
  expect(network.sent(games.list).flatMap(({ query }) => query.get('gameName') ?? [])).toEqual(['x'])
})

test('[PERF-01, LST-16] on a phone the games in sight are drawn first, and nothing moves when the others follow', async () => {
  await page.viewport(390, 844)
  gateway()
  const screen = await renderSite(<LobbyPage />, { path: '/rng' })
  const popular = screen.getByRole('region', { name: 'Popular' })
  const height = () => popular.element().getBoundingClientRect().height
  await expect
    .element(screen.getByRole('region', { name: 'Hot' }).getByText('Game 3', { exact: true }))
    .toBeVisible()
  const before = height()
  expect(popular.getByRole('article').elements()).toEqual([])
  finishFirstPaint()
  await expect.element(popular.getByText('Game 5', { exact: true })).toBeInTheDocument()
  expect(Math.abs(height() - before)).toBeLessThan(1)
})

test('[LST-16, GRD-04] a visitor sees hot and popular games, and no call that needs a session goes out', async () => {
  await page.viewport(1280, 800)
  const network = gateway()
  finishFirstPaint()
  const screen = await renderSite(<LobbyPage />, { path: '/rng' })
  await expect.element(screen.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'Log in to see all 1,284 games' }))
    .toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Hot' }).getByText('Game 1')).toBeInTheDocument()
  await expect
    .element(screen.getByRole('region', { name: 'Popular' }).getByText('Game 5'))
    .toBeInTheDocument()
  expect(network.sent(games.list)).toEqual([])
  await screen.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[GRD-01, LNCH-01] a visitor who wants to play logs in, and the game then opens', async () => {
  gateway()
  const screen = await renderSite(<LobbyPage />, { path: '/rng' })
  await screen.getByRole('button', { name: 'Play Game 2', exact: true }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  useSessionStore.getState().takePending()?.()
  await expect.element(address()).toHaveTextContent('/seamless?vendor=KD&gameCode=KD-1001&nodeId=2')
})

test('[AUTH-08, LST-16] free play is offered above the games, only where the merchant has it', async () => {
  const network = gateway()
  network.answer(system.registerRules, () => ({ ...samples.rules, hasFreePlay: true }))
  const screen = await renderSite(<LobbyPage />, { path: '/rng' })
  await screen.getByRole('button', { name: 'Free play', exact: true }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'freePlay' })
  await screen.unmount()

  network.answer(system.registerRules, () => ({ ...samples.rules, hasFreePlay: false }))
  const without = await renderSite(<LobbyPage />, { path: '/rng' })
  await expect.element(without.getByRole('button', { name: 'Play Game 1', exact: true })).toBeVisible()
  await expect.element(without.getByRole('button', { name: /^Free play/ })).not.toBeInTheDocument()
})

test('[PERF-01] a visitor’s games are not pushed down by the offer to play for no money', async () => {
  await page.viewport(390, 844)
  const network = gateway()
  const asked = Promise.withResolvers<void>()
  network.answer(system.registerRules, async () => {
    await asked.promise
    return { ...samples.rules, hasFreePlay: true }
  })
  const screen = await renderSite(<LobbyPage />, { path: '/rng' })
  const hot = screen.getByRole('heading', { name: 'Hot', exact: true })
  await expect.element(hot).toBeVisible()
  expect(screen.getByRole('button', { name: 'Free play' }).query()).toBeNull()
  const { top } = hot.element().getBoundingClientRect()
  asked.resolve()
  await expect.element(screen.getByRole('button', { name: 'Free play' })).toBeVisible()
  expect(hot.element().getBoundingClientRect().top).toBeCloseTo(top)
})
