import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { finishFirstPaint } from '#lib/testing/finish-first-paint.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { featuredGames } from '#shared/contract/endpoints/featured-games.ts'
import { homeRows } from '#shared/contract/endpoints/home-rows.ts'
import { LiveNow } from './live-now.tsx'
import { OwnRow } from './own-row.tsx'
import { ThemeRows } from './theme-rows.tsx'
import { TopGames } from './top-games.tsx'

const games = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, place) => ({
    ...samples.game,
    nodeId: String(place + 1),
    gameName: `Game ${place + 1}`,
    ...more,
  }))
const row = (rowId: string, title: string, list: object[], more: object = {}) => ({
  rowId,
  title,
  games: list,
  ...more,
})

beforeEach(() => page.viewport(1280, 800))

test('[HOM-05] rows stand in the gateway’s order, an empty one is left out, and arrows scroll a long one', async () => {
  const network = fakeNetwork()
  network.answer(homeRows.rows, () => ({
    rows: [
      row('hot', 'Hot games', games(14), { more: '/games?type=hot' }),
      row('crash', 'Crash games', []),
      row('new', 'New games', games(3)),
    ],
  }))
  const screen = await renderSite(<ThemeRows />)
  const hot = screen.getByRole('region', { name: 'Hot games' })
  await expect.element(hot.getByRole('button', { name: 'Play Game 1', exact: true })).toBeVisible()
  const titles = screen.getByRole('heading', { level: 2 }).elements()
  expect(titles.map((title) => title.textContent)).toEqual(['Hot games', 'New games'])
  await expect
    .element(hot.getByRole('link', { name: 'See all: Hot games' }))
    .toHaveAttribute('href', '/games?type=hot')

  const last = hot.getByRole('button', { name: 'Play Game 14', exact: true })
  const inSight = () => last.element().getBoundingClientRect().right <= innerWidth
  expect(inSight()).toBe(false)
  await hot.getByRole('button', { name: 'Hot games: more games' }).click()
  await expect.poll(inSight).toBe(true)
  await expect.element(hot.getByRole('button', { name: 'Hot games: more games' })).toBeDisabled()
  // Three games fit.
  const fresh = screen.getByRole('region', { name: 'New games' })
  expect(fresh.getByRole('button', { name: /more games/ }).query()).toBeNull()
})

test('[HOM-05] by keyboard alone, a row scrolls to the game that has the focus', async () => {
  const network = fakeNetwork()
  network.answer(homeRows.rows, () => ({ rows: [row('hot', 'Hot games', games(14))] }))
  const screen = await renderSite(<ThemeRows />)
  const last = screen.getByRole('button', { name: 'Play Game 14', exact: true })
  await expect.element(last).toBeInTheDocument()
  last.element().focus()
  await expect.poll(() => last.element().getBoundingClientRect().right <= innerWidth).toBe(true)
})

test('[HOM-05] a link out of the site, and one that leads nowhere, are not shown', async () => {
  const network = fakeNetwork()
  network.answer(homeRows.rows, () => ({
    rows: [
      row('a', 'Row A', games(2), { more: '//evil.example' }),
      row('b', 'Row B', games(2), { more: 'javascript:alert(1)' }),
    ],
  }))
  const screen = await renderSite(<ThemeRows />)
  await expect.element(screen.getByRole('region', { name: 'Row B' })).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})

test('[HOM-05] own rows that fail leave everybody’s, and the other way round', async () => {
  const network = fakeNetwork()
  network.answer(homeRows.rows, () => ({ rows: [row('hot', 'Hot games', games(2))] }))
  network.answer(homeRows.ownRows, () => status(400))
  const both = (
    <>
      <OwnRow />
      <ThemeRows />
    </>
  )
  const screen = await renderSite(both, { signedIn: true })
  await expect.element(screen.getByRole('region', { name: 'Hot games' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Your games didn’t load' })).toBeVisible()
  network.answer(homeRows.ownRows, () => ({ rows: [row('continue', 'Continue playing', games(1))] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('region', { name: 'Continue playing' })).toBeVisible()
  await screen.unmount()

  network.answer(homeRows.rows, () => status(400))
  const again = await renderSite(both, { signedIn: true })
  await expect.element(again.getByRole('heading', { name: 'The games didn’t load' })).toBeVisible()
  await expect.element(again.getByRole('region', { name: 'Continue playing' })).toBeVisible()
})

test('[HOM-05] a visitor’s home asks for no row of a member', async () => {
  const network = fakeNetwork()
  network.answer(homeRows.rows, () => ({ rows: [row('hot', 'Hot games', games(2))] }))
  const screen = await renderSite(<ThemeRows />)
  await expect.element(screen.getByRole('region', { name: 'Hot games' })).toBeVisible()
  expect(network.sent(homeRows.ownRows)).toEqual([])
})

test('[HOM-05] a bingo room says when it draws and what for, and opens as that room', async () => {
  const network = fakeNetwork()
  const rooms = games(1, { roomId: 'r7', startsIn: 60_000, pot: '64.00' })
  network.answer(homeRows.rows, () => ({ rows: [row('bingo', 'Bingo tonight', rooms, { shape: 'wide' })] }))
  const screen = await renderSite(<ThemeRows />, { signedIn: true })
  await expect.element(screen.getByText(/^Draw at \d\d:\d\d PHT$/)).toBeVisible()
  await expect.element(screen.getByText('Pot ₱64.00')).toBeVisible()
  await screen.getByRole('button', { name: 'Play Game 1' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/room=r7/)
})

test('[HOM-05] live tables show seats or players, and their last results', async () => {
  const network = fakeNetwork()
  const tables = games(2)
  const player = { label: 'Player', short: 'P', colour: 'blue' }
  const banker = { label: 'Banker', short: 'B', colour: 'red' }
  network.answer(featuredGames.hot, () => ({ categories: [{ gameType: 'LIVE', total: 2, games: tables }] }))
  network.answer(homeRows.rows, () => ({
    rows: [
      row('live', 'Live now', [
        { ...tables[0], players: 3, seats: 7, results: [[player], [player], [banker]] },
        { ...tables[1], players: 1306 },
      ]),
    ],
  }))
  const screen = await renderSite(<LiveNow />)
  await expect.element(screen.getByText('3 of 7 seats')).toBeVisible()
  await expect.element(screen.getByText('1,306 playing')).toBeVisible()
  const results = screen.getByRole('list', { name: 'Last results, latest first' })
  const rounds = results.getByRole('listitem')
  await expect.element(rounds.nth(2)).toMatchTextContent('Banker')
  expect(rounds.elements().map((round) => round.textContent)).toEqual(['PPlayer ', 'PPlayer ', 'BBanker '])
})

test('[HOM-05] live tables stay, without players, where the rows fail', async () => {
  const network = fakeNetwork()
  network.answer(featuredGames.hot, () => ({
    categories: [{ gameType: 'LIVE', total: 1, games: games(1) }],
  }))
  network.answer(homeRows.rows, () => status(400))
  const screen = await renderSite(<LiveNow />)
  await expect.element(screen.getByRole('button', { name: 'Play Game 1' })).toBeVisible()
})

test('[HOM-01] the most played games are those of the gateway, in its order, in two whole rows', async () => {
  finishFirstPaint()
  const network = fakeNetwork()
  network.answer(featuredGames.popular, () => ({ list: games(20) }))
  const screen = await renderSite(<TopGames />)
  const shown = () => {
    const tiles = screen.getByRole('article').elements()
    return tiles.filter((tile) => tile.getBoundingClientRect().height > 0)
  }
  await expect.poll(() => shown().length).toBeGreaterThan(11)
  expect(shown().map((tile) => tile.querySelector('button')?.ariaLabel)).toEqual(
    shown().map((_, place) => `Play Game ${place + 1}`),
  )
  const rows = Map.groupBy(shown(), (tile) => Math.round(tile.getBoundingClientRect().top))
  expect(new Set([...rows.values()].map(({ length }) => length)).size).toBe(1)
  expect(rows.size).toBe(2)
  expect(network.sent(featuredGames.popular)[0]?.query.get('count')).toBe('20')
})
