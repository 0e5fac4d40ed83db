import { expect, test } from 'vitest'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { LotteryPage } from './lottery-page.tsx'

const day = 86_400_000
const now = Date.now()
const game = (gameCode: string, gameName: string) => ({
  nodeId: gameCode,
  gameCode,
  gameName,
  vassalage: 'LOTT',
  gameType: 'LOTT',
  icon: '',
  drawEvery: 60_000,
})
const draw = (number: number, drawTime: number) => ({
  issue: `20261121-${number}`,
  numbers: [7, 0, 4],
  drawTime,
})
const next = { issue: '20261121-500', closeTime: now + 95_000, drawTime: now + 100_000 }

/** Renders the page of a lottery of two games, with a hundred draws over two days. */
async function openPage(path: string, signedIn = false) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(lottery.menu, () => ({
    menus: [
      { accountType: 'LOTT', title: 'Bayan Lotto', gameMenus: [game('A', 'Araw 3D')] },
      { accountType: 'ELOTT', title: 'Kislap Draws', gameMenus: [game('B', 'Gabi 3D')] },
    ],
  }))
  network.answer(lottery.latest, () => ({
    serverTime: now,
    list: [
      { gameCode: 'A', last: draw(1, now - 9000), next },
      { gameCode: 'B', last: draw(2, now - 5000), next },
    ],
  }))
  network.answer(lottery.opened, () => ({
    list: Array.from({ length: 100 }, (_, index) => draw(499 - index, now - (index < 3 ? 0 : day))),
  }))
  const screen = await renderSite(<LotteryPage />, {
    path,
    signedIn,
    platform: { GameView: ({ title }) => <section aria-label={`frame of ${title}`} /> },
  })
  return { network, screen }
}

test('[LOT-01] the past draws stand by day, a few of the hundred until all are asked for, and nowhere twice', async () => {
  const { network, screen } = await openPage('/lottery?gameCode=A&vendor=LOTT')
  const results = screen.getByRole('region', { name: 'Latest results Araw 3D' })
  await expect.poll(() => results.getByRole('listitem').all().length).toBe(8)
  expect(results.getByRole('heading', { level: 3 }).all()).toHaveLength(2)
  const all = results.getByRole('button', { name: 'Show all 100' })
  await expect.element(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  await expect.poll(() => results.getByRole('listitem').all().length).toBe(100)
  await results.getByRole('button', { name: 'Show fewer' }).click()
  await expect.poll(() => results.getByRole('listitem').all().length).toBe(8)
  expect(network.sent(lottery.opened).map(({ query }) => query.get('count'))).toEqual(['100'])
})

test('[LOT-01] without a game, the last draw of each is listed, latest first, and leads to its game', async () => {
  const { screen } = await openPage('/lottery')
  const results = screen.getByRole('region', { name: 'Latest results' })
  await expect
    .poll(() =>
      results
        .getByRole('link')
        .all()
        .map((link) => link.element().textContent),
    )
    .toEqual(['Gabi 3D', 'Araw 3D'])
  await expect
    .element(results.getByRole('link', { name: 'Gabi 3D' }))
    .toHaveAttribute('href', '/lottery?gameCode=B&vendor=LOTT')
})

test.each([
  ['a visitor above the betting view', false, 1],
  ['a member in the betting view itself', true, 0],
])('[LOT-01] the open game’s clock is shown once: to %s', async (_, signedIn, timers) => {
  const { screen } = await openPage('/lottery?gameCode=A&vendor=LOTT', signedIn)
  const menu = screen.getByRole('navigation', { name: 'Draws' })
  await expect.element(menu.getByRole('timer')).toMatchTextContent(':')
  await expect.element(menu.getByRole('link', { name: 'Araw 3D Every minute' })).toBeVisible()
  expect(menu.getByRole('listitem').filter({ hasText: 'Araw 3D' }).getByRole('timer').query()).toBeNull()
  const betting = screen.getByRole('region', { name: 'Araw 3D', exact: true })
  expect(betting.getByRole('timer').all()).toHaveLength(timers)
})

test('[LOT-01, GRD-01] a visitor sees games and clock, and logs in to bet', async () => {
  const { screen } = await openPage('/lottery')
  await expect
    .element(screen.getByRole('navigation', { name: 'Draws' }).getByRole('link', { name: /^Gabi 3D/ }))
    .toBeVisible()
  const betting = screen.getByRole('region', { name: 'Lottery', exact: true })
  await expect.element(betting.getByRole('timer')).toMatchTextContent(/\d:\d\d/)
  await betting.getByRole('button', { name: 'Log in' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})

test('[LOT-01] while the betting view opens, its outlines say so once', async () => {
  const { network, screen } = await openPage('/lottery?gameCode=A&vendor=LOTT', true)
  const betting = screen.getByRole('region', { name: 'Araw 3D', exact: true })
  await expect.element(betting.getByRole('status')).toHaveTextContent('Opening the lottery')
  expect(betting.getByText('Opening the lottery').all()).toHaveLength(1)
  network.answer(launching.lobbyLaunch, () => status(500))
})

test('[LOT-01] results that don’t load say so, with a way on', async () => {
  const { network, screen } = await openPage('/lottery?gameCode=A&vendor=LOTT')
  await expect.element(screen.getByRole('button', { name: 'Show all 100' })).toBeVisible()
  await screen.unmount()
  network.answer(lottery.opened, () => status(400))
  const again = await renderSite(<LotteryPage />, { path: '/lottery?gameCode=B&vendor=LOTT', retryDelay: 1 })
  await expect.element(again.getByText('The results didn’t load')).toBeVisible()
  await expect.element(again.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})
