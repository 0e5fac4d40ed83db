import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { rooms } from '#shared/contract/endpoints/rooms.ts'
import { Rooms } from './rooms.tsx'

const room = (roomId: string, players: number, rest: object = {}) => ({
  roomId,
  roomName: `Plaza ${roomId}`,
  note: '3 players, 5% fee',
  vassalage: 'KW',
  nodeId: 1052,
  gameCode: 'KW-1052',
  gameName: 'Pusoy Dos Plaza',
  gameType: 'PVP',
  icon: '/games/1052.svg',
  stake: '2.00',
  buyIn: '40.00',
  players,
  seats: 3,
  ...rest,
})
const address = () => page.getByTestId('address')

test('[LST-11] rooms show stakes and seats, a full one has no way in, and a free one launches as itself', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  network.answer(rooms, () => ({ list: [room('1', 3), room('2', 1), room('3', 2, { stake: '50' })] }))
  const screen = await renderSite(<Rooms kind="cards" vendor={undefined} title="Poker" />, {
    path: '/pvp',
    signedIn: true,
  })
  await expect.element(screen.getByText('3 rooms · 6 playing')).toBeVisible()
  await expect.element(screen.getByText('1 of 3 seats')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sit down at Plaza 1' }).query()).toBeNull()

  await screen.getByRole('button', { name: 'Free seats only' }).click()
  await expect.element(screen.getByText('2 rooms · 3 playing')).toBeVisible()
  await expect.element(address()).toHaveTextContent('/pvp?seats=free')
  await screen.getByRole('button', { name: 'Sit down at Plaza 2' }).click()
  await expect.element(address()).toHaveTextContent('/seamless?vendor=KW&gameCode=KW-1052&nodeId=1052&room=2')
})

test('[LST-11] rooms are chosen by what is played in them, where there is a choice', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  const tongits = { play: { id: 'tongits', name: 'Tongits' } }
  network.answer(rooms, () => ({
    list: [
      room('1', 1, { play: { id: 'pusoy-dos', name: 'Pusoy Dos' } }),
      room('2', 3, tongits),
      room('3', 1, tongits),
    ],
  }))
  const screen = await renderSite(<Rooms kind="cards" vendor={undefined} title="Poker" />, { path: '/pvp' })
  await screen.getByRole('radio', { name: 'Tongits' }).click()
  await expect.element(screen.getByText('2 rooms · 4 playing')).toBeVisible()
  await expect.element(address()).toHaveTextContent('/pvp?play=tongits')
  const shown = screen.getByRole('heading', { level: 3 }).elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Plaza 3', 'Plaza 2'])
})

test('[LST-11, GRD-01] a visitor sees the rooms too, logs in for a quick seat, and gets the cheapest free one at the chosen stake', async () => {
  const network = fakeNetwork()
  const stakes = ['2', '50', '12', '10', '10'].map((stake, place) =>
    room(String(place), place === 3 ? 3 : 1, { stake }),
  )
  network.answer(rooms, () => ({ list: stakes }))
  const screen = await renderSite(<Rooms kind="cards" vendor={undefined} title="Poker" />, {
    path: '/pvp?stake=middle',
  })
  await expect.element(screen.getByRole('button', { name: 'Sit down at Plaza 2' })).toBeVisible()
  await screen.getByRole('button', { name: 'Quick seat' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  useSessionStore.getState().takePending()?.()
  await expect.element(address()).toMatchTextContent('&room=4')
})

test('[RT-07] the bingo room with the largest pot stands first, shows its draw, price and players, and is entered', async () => {
  await page.viewport(1280, 800)
  const network = fakeNetwork()
  const draw = (roomId: string, pot: string) =>
    room(roomId, 40, { seats: null, startsIn: 65_000, pot, buyIn: null })
  network.answer(rooms, () => ({ list: [draw('1', '64.00'), draw('2', '1280.50')] }))
  const screen = await renderSite(<Rooms kind="bingo" vendor="FC" title="Bingo" />, {
    path: '/bingo',
    signedIn: true,
  })
  const featured = screen.getByRole('region', { name: 'Plaza 2' })
  await expect.element(featured.getByText(/^Starts in 1:0\d$/)).toBeVisible()
  await expect
    .element(featured.getByText('One pot of ₱1,280.50 for the whole room. A card costs ₱2.00. 40 playing.'))
    .toBeVisible()
  await featured.getByRole('button', { name: 'Buy cards in Plaza 2' }).click()
  await expect.element(address()).toHaveTextContent('/seamless?vendor=KW&gameCode=KW-1052&nodeId=1052&room=2')
})

test('[LST-11] rooms that don’t load, and a lobby without rooms, have a message', async () => {
  const network = fakeNetwork()
  network.answer(rooms, () => status(400))
  const screen = await renderSite(<Rooms kind="cards" vendor={undefined} title="Poker" />, { path: '/pvp' })
  await expect.element(screen.getByRole('heading', { name: 'The rooms didn’t load' })).toBeVisible()
  network.answer(rooms, () => ({ list: [] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No rooms open right now' })).toBeVisible()
})

test('[RT-07] a bingo room counts down to its draw, and is looked at again then', async () => {
  const network = fakeNetwork()
  network.answer(rooms, () => ({ list: [room('1', 40, { seats: null, startsIn: 1500, pot: '64.00' })] }))
  const screen = await renderSite(<Rooms kind="bingo" vendor="FC" title="Bingo" />, {
    path: '/bingo',
    signedIn: true,
  })
  await expect.element(screen.getByText(/^Starts in 0:0[012]$/).first()).toBeVisible()
  await expect.element(screen.getByText('₱64.00', { exact: true })).toBeVisible()
  await expect.poll(() => network.sent(rooms).length, { timeout: 4000 }).toBeGreaterThan(1)
  expect(network.sent(rooms)[0]?.query.get('vassalage')).toBe('FC')
})

test.each([390, 1280])(
  '[PERF-01] at %d px space is reserved for the largest bingo room before it has loaded',
  async (width) => {
    await page.viewport(width, 800)
    const network = fakeNetwork()
    const asked = Promise.withResolvers<void>()
    network.answer(rooms, async () => {
      await asked.promise
      return { list: [room('1', 40, { seats: null, startsIn: 65_000, pot: '64.00', buyIn: null })] }
    })
    const screen = await renderSite(<Rooms kind="bingo" vendor="FC" title="Bingo" />, { path: '/bingo' })
    const list = screen.getByRole('region', { name: 'Bingo rooms' })
    await expect.element(list).toBeVisible()
    const { top } = list.element().getBoundingClientRect()
    asked.resolve()
    await expect.element(screen.getByRole('heading', { name: 'Plaza 1', level: 2 })).toBeVisible()
    expect(list.element().getBoundingClientRect().top).toBeCloseTo(top)
  },
)
