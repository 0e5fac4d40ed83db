import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useFavouriteStore } from '#lib/games/favourite-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { endpointKey } from '#lib/queries/endpoint-query.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { parseAmount } from '#shared/domain/money.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { GameCard } from './game-card.tsx'

const game = { ...samples.game, minBet: parseAmount('0.50') }
const add = { name: 'Add Golden Carabao to favourites' }
const remove = { name: 'Remove Golden Carabao from favourites' }

beforeEach(() => useFavouriteStore.setState({ marks: {} }))

test('[LST-07] a favourite shows at once, and goes back when the gateway refuses it', async () => {
  const network = fakeNetwork()
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.answer(games.addFavourite, () => promise)
  const screen = await renderSite(
    <>
      <GameCard game={game} />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
    { signedIn: true },
  )
  await screen.getByRole('button', add).click()
  await expect.element(screen.getByRole('button', remove)).toBeInTheDocument()
  expect(network.sent(games.addFavourite)[0]?.body).toEqual({ nodeId: '1001', vendor: 'KD', gameType: 'RNG' })

  resolve(refusal('FULL', 'Your list is full.'))
  await expect.element(screen.getByRole('button', add)).toBeInTheDocument()
  await expect.element(screen.getByRole('alert').getByText('Golden Carabao wasn’t added')).toBeVisible()
  await expect.element(screen.getByRole('alert').getByText(/Your list is full/)).toBeVisible()
})

test('[LST-07] a game taken out of the favourites leaves their lists at once', async () => {
  const network = fakeNetwork()
  network.answer(games.removeFavourite, () => null)
  const screen = await renderSite(<GameCard game={{ ...game, favourite: true }} />, { signedIn: true })
  const input = { gameType: '', pageNo: 1, pageSize: 15, language: 'EN' }
  const key = endpointKey(games.favourites, input)
  const pages = [{ list: [game], total: 1, totalPages: 1 }]
  screen.queryClient.setQueryData(key, { pages, pageParams: [1] })
  await screen.getByRole('button', remove).click()
  await expect
    .poll(() => screen.queryClient.getQueryData(key))
    .toEqual({ pages: [{ list: [], total: 0, totalPages: 1 }], pageParams: [1] })
  await expect.element(screen.getByRole('button', add)).toBeInTheDocument()
})

test("[LST-07, GRD-01] a visitor's favourite waits for the login, and is then added", async () => {
  const network = fakeNetwork()
  network.answer(games.addFavourite, () => null)
  const screen = await renderSite(<GameCard game={game} />)
  await screen.getByRole('button', add).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  expect(network.sent(games.addFavourite)).toEqual([])

  useSessionStore.getState().setSignedIn(true)
  useSessionStore.getState().takePending()?.()
  await expect.poll(() => network.sent(games.addFavourite)).toHaveLength(1)
  await expect.element(screen.getByRole('button', remove)).toBeInTheDocument()
})

test('details are asked for when somebody stays at a tile, and not before', async () => {
  const network = fakeNetwork()
  const win = { ...game, customerName: 'an***g', iconUrl: '', winAmount: '4310', time: Date.now() }
  network.answer(games.detail, () => ({ game, recentWins: [win] }))
  const screen = await renderSite(<GameCard game={game} />)
  expect(network.sent(games.detail)).toEqual([])
  await screen.getByRole('button', { name: 'Play Golden Carabao' }).hover()
  await expect.element(screen.getByText('Recent wins')).toBeVisible()
  await expect.element(screen.getByText('₱4,310.00')).toBeVisible()
  expect(network.sent(games.detail)).toHaveLength(1)
})

test('[LST-13] details stay in the window wherever the tile is, also in a dialog that clips', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  network.answer(games.detail, () => ({ game, recentWins: [] }))
  const places = {
    'at the top': '0 auto auto 0',
    'at the bottom': 'auto auto 0 0',
    'at the end': '300px 0 auto auto',
  }
  for (const inset of Object.values(places)) {
    const screen = await renderSite(
      <div style={{ position: 'fixed', inset, inlineSize: '160px', overflow: 'hidden' }}>
        <GameCard game={{ ...game, rtp: '96.10', volatility: 'high' }} />
      </div>,
    )
    await screen.getByRole('button', { name: 'Play Golden Carabao' }).hover()
    const drawer = screen.getByText('No wins in the last few days')
    await expect.element(drawer).toBeVisible()
    await expect.element(screen.getByText('96.1%')).toBeVisible()
    const box = drawer.element().closest('[popover]')?.getBoundingClientRect()
    const tile = screen.getByRole('article').element().getBoundingClientRect()
    expect(box?.top).toBeGreaterThanOrEqual(0)
    expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
    expect(box?.left).toBeGreaterThanOrEqual(0)
    expect(box?.right).toBeLessThanOrEqual(innerWidth)
    // Beside its tile, not over it.
    const apart = (box?.bottom ?? 0) <= tile.top || (box?.top ?? 0) >= tile.bottom
    const aside = (box?.right ?? 0) <= tile.left || (box?.left ?? 0) >= tile.right
    expect(apart || aside).toBe(true)
    await screen.unmount()
  }
})

test('[AUTH-08, LST-07] a tile that is looked at offers its demo to visitors, by mouse and by keyboard', async () => {
  const network = fakeNetwork()
  network.answer(system.registerRules, () => ({ ...samples.rules, hasFreePlay: true }))
  network.answer(games.detail, () => ({ game, recentWins: [] }))
  const two = (
    <>
      <GameCard game={{ ...game, demo: true }} />
      <GameCard game={{ ...game, nodeId: '2', gameName: 'Lottery 4D' }} />
    </>
  )
  const screen = await renderSite(two)
  const demo = screen.getByRole('button', { name: 'Free play: Golden Carabao' })
  await userEvent.hover(screen.getByRole('button', { name: 'Play Golden Carabao' }))
  await demo.click()
  expect(useOverlays.getState().open).toEqual({ name: 'freePlay', gameName: 'Golden Carabao' })
  useSessionStore.getState().takePending()?.()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/seamless\?.*nodeId=1001/)

  await userEvent.hover(screen.getByRole('button', { name: 'Play Lottery 4D' }))
  await expect.element(screen.getByText('No wins in the last few days').last()).toBeVisible()
  expect(screen.getByRole('button', { name: /^Free play: Lottery/ }).query()).toBeNull()
  await screen.unmount()

  const again = await renderSite(two)
  await userEvent.unhover(again.getByRole('button', { name: 'Play Lottery 4D' }))
  await userEvent.keyboard('{Tab}')
  const offered = again.getByRole('button', { name: 'Free play: Golden Carabao' })
  await expect.element(offered).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(offered).toHaveFocus()
})

test('[AUTH-08] a member, and a merchant without free play, has no demo on a tile', async () => {
  const network = fakeNetwork()
  network.answer(games.detail, () => ({ game, recentWins: [] }))
  network.answer(system.registerRules, () => ({ ...samples.rules, hasFreePlay: false }))
  // Only a visitor's tile asks what the merchant offers.
  for (const [signedIn, asked] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const screen = await renderSite(<GameCard game={{ ...game, demo: true }} />, { signedIn })
    await userEvent.hover(screen.getByRole('button', { name: 'Play Golden Carabao' }))
    await expect.element(screen.getByText('No wins in the last few days')).toBeVisible()
    await expect.poll(() => network.sent(system.registerRules).length).toBe(asked)
    expect(screen.getByRole('button', { name: /^Free play/ }).query()).toBeNull()
    await screen.unmount()
  }
})
