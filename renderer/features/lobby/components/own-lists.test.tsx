import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, type SentCall } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { LobbyPage } from './lobby-page.tsx'

const many = (count: number, kind: string, rest: { gameType?: string } = {}) =>
  Array.from({ length: count }, (_, place) => ({
    ...samples.game,
    nodeId: `${kind} ${place + 1}`,
    gameName: `${kind} ${place + 1}`,
    ...rest,
  }))
const live = (count: number) => many(count, 'Table', { gameType: 'LIVE' })
const slots = (count: number) => many(count, 'Slot')

/** Pages a list as a gateway does that ignores all filters. */
const pagesOf =
  (list: readonly object[], size = 15) =>
  (call: SentCall) => {
    const pageNo = Number(call.query.get('pageNo'))
    return {
      list: list.slice((pageNo - 1) * size, pageNo * size),
      total: list.length,
      totalPages: Math.ceil(list.length / size),
    }
  }

function gateway() {
  const network = fakeNetwork()
  const card = { vassalage: 'KD', displayName: 'Kidlat', smallIcon: '/v/KD.svg', gameType: 'RNG' }
  network.answer(games.vendors, () => ({ lanes: [{ title: 'Slots', cards: [card] }] }))
  network.answer(games.hot, () => ({ categories: [] }))
  network.answer(games.popular, () => ({ list: [] }))
  network.answer(games.winners, () => ({ list: [] }))
  return network
}
const open = async (path: string) => {
  await page.viewport(1280, 800)
  return renderSite(<LobbyPage />, { path, signedIn: true })
}
type Site = Awaited<ReturnType<typeof open>>
const play = (screen: Site, name: string) => screen.getByRole('button', { name: `Play ${name}`, exact: true })
const asked = (
  network: ReturnType<typeof gateway>,
  endpoint: typeof games.recent | typeof games.favourites,
) => network.sent(endpoint).map(({ query }) => query.get('pageNo'))

test('[LST-02] a slot played before fifteen live games is still among the recent slots', async () => {
  const network = gateway()
  network.answer(games.recent, pagesOf([...live(15), ...slots(1)]))
  const screen = await open('/rng?type=recent')
  await expect.element(play(screen, 'Slot 1')).toBeVisible()
  await expect.element(screen.getByText('1 game', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  expect(asked(network, games.recent)).toEqual(['1', '2'])
  expect(network.sent(games.recent)[0]?.query.get('gameType')).toBe('RNG')
})

test('[LST-02] recent games are read on until a page is full, and counted only once all are known', async () => {
  const network = gateway()
  const list = pagesOf([...live(20), ...slots(20), ...live(30)])
  const rest = Promise.withResolvers<void>()
  network.answer(games.recent, async (call) => {
    if (call.query.get('pageNo') === '4') await rest.promise
    return list(call)
  })
  const screen = await open('/rng?type=recent')
  await expect.element(play(screen, 'Slot 1')).toBeVisible()
  expect(screen.getByText(/\d games?$/).query()).toBeNull()
  await expect
    .poll(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      return asked(network, games.recent)
    })
    .toEqual(['1', '2', '3', '4'])
  rest.resolve()
  await expect.element(screen.getByText('20 games', { exact: true })).toBeVisible()
})

test('[LST-03] a favourite is found by its name wherever it stands among thirty-five', async () => {
  const network = gateway()
  network.answer(games.favourites, pagesOf([...slots(34), ...many(1, 'Golden Carabao')]))
  const screen = await open('/rng?type=fav&search=golden+carabao')
  await expect.element(play(screen, 'Golden Carabao 1')).toBeVisible()
  await expect.element(screen.getByText('1 game', { exact: true })).toBeVisible()
  expect(Object.fromEntries(network.sent(games.favourites)[0]?.query ?? [])).toMatchObject({
    gameType: 'RNG',
    gameName: 'golden carabao',
  })
})

test('[LST-02] where the gateway filters a member’s games, its count stands, and nothing is read ahead', async () => {
  const network = gateway()
  // Pages so long that the window isn't near the end of the first one, where the next one is due.
  const list = pagesOf(slots(140), 60)
  network.answer(games.favourites, (call) => ({ ...list(call), filtered: true }))
  const screen = await open('/rng?type=fav')
  await expect.element(screen.getByText('140 games', { exact: true })).toBeVisible()
  await expect.element(play(screen, 'Slot 1')).toBeVisible()
  expect(asked(network, games.favourites)).toEqual(['1'])
})

test('[LST-02] favourites of both kinds of lottery stand on the lottery page', async () => {
  const network = gateway()
  const lotteries = [
    ...many(1, 'Draw', { gameType: 'LOTT' }),
    ...many(1, 'Keno', { gameType: 'ELOTT' }),
    ...slots(1),
  ]
  network.answer(games.favourites, (call) => ({ ...pagesOf(lotteries)(call), filtered: true }))
  const screen = await open('/lott?type=fav')
  await expect.element(play(screen, 'Keno 1')).toBeVisible()
  await expect.element(play(screen, 'Draw 1')).toBeVisible()
  await expect.element(screen.getByText('2 games', { exact: true })).toBeVisible()
})
