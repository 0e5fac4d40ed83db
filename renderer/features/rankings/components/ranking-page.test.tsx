import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { rankings } from '#shared/contract/endpoints/rankings.ts'
import { RankingPage } from './ranking-page.tsx'

afterEach(() => page.viewport(1280, 800))

const list = Array.from({ length: 20 }, (_, index) => ({
  place: index + 1,
  customerName: `pl***${index}`,
  amount: String(100_000 - index),
}))
const top = { list, players: 8402, from: '2026-11-01', to: '2026-11-26' }
const prized = {
  ...top,
  list: list.map((player) => ({ ...player, prize: String(50_000 - player.place * 1000) })),
  prizes: { paidTime: Date.parse('2026-12-01T00:00:00+08:00'), turnover: 1 },
}

const both = [
  { kind: 'deposit', to: '/deposit-rank' },
  { kind: 'bet', to: '/bet-rank' },
] as const

async function open(ranking: object, own?: object, path = '/bet-rank', offered: typeof both | [] = both) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(rankings.top, () => ranking)
  network.answer(rankings.own, () => own)
  return renderSite(<RankingPage kind="bet" offered={offered} />, { path, signedIn: own !== undefined })
}

test.each([320, 360, 390])('[RNK-01] the first three are named in full at %i px', async (width) => {
  await page.viewport(width, 844)
  const screen = await open(prized)
  for (const index of [0, 1, 2]) {
    const name = screen.getByText(`pl***${index}`, { exact: true })
    await expect.element(name).toBeVisible()
    const element = name.element()
    expect(element.clientHeight).toBeGreaterThanOrEqual(16)
    expect(element.scrollHeight - element.clientHeight).toBeLessThanOrEqual(1)
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  }
})

test('[RNK-01] each place has its prize, and the page says when it is paid', async () => {
  const screen = await open(prized)
  await expect.element(screen.getByText('Prize ₱49,000')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '₱46,000' })).toBeVisible()
  await expect.element(screen.getByText(/credited on Dec 1\. Bet a prize 1×/)).toBeVisible()
})

test('[RNK-01] a ranking without prizes has no word about them', async () => {
  const screen = await open(top)
  await expect.element(screen.getByRole('cell', { name: 'pl***19' })).toBeVisible()
  expect(screen.getByText(/prize/i).elements()).toHaveLength(0)
})

test('[RNK-01] a member reads what the own rank brings and how far the next prize is', async () => {
  const screen = await open(prized, {
    place: 11,
    customerName: 'ju***n',
    amount: '371204',
    toNext: '10.00',
    prize: '2000',
    nextPrize: { place: 10, distance: '27546', prize: '5000' },
  })
  await expect.element(screen.getByText('This rank wins ₱2,000.')).toBeVisible()
  await expect.element(screen.getByText('₱27,546.00 to rank 10 and its ₱5,000 prize.')).toBeVisible()
})

test('[RNK-01] one ranking leads to the other in the same period, if both are offered', async () => {
  const screen = await open(top, undefined, '/bet-rank?period=lastMonth')
  const ways = screen.getByRole('navigation', { name: 'Rankings' })
  await expect.element(ways.getByRole('link', { name: 'Bets' })).toHaveAttribute('aria-current', 'page')
  await ways.getByRole('link', { name: 'Deposits' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/deposit-rank?period=lastMonth')
})

test('[RNK-01] a single ranking has no switch', async () => {
  const screen = await open(top, undefined, '/bet-rank', [])
  await expect.element(screen.getByRole('cell', { name: 'pl***19' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Rankings' }).query()).toBeNull()
})

test('[RNK-01] of a period that is over, nobody is “not yet” ranked', async () => {
  const own = { place: null, customerName: 'ju***n', amount: '0', toNext: null }
  const screen = await open(top, own, '/bet-rank?period=lastMonth')
  await expect.element(screen.getByText('Not ranked', { exact: true })).toBeVisible()
})

test('[RNK-01, RT-05] a visitor sees the twenty and is asked to log in; another period stands in the address', async () => {
  const screen = await open(prized)
  await expect.element(screen.getByRole('cell', { name: 'pl***19' })).toBeVisible()
  await screen.getByRole('radio', { name: 'Last month' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/bet-rank?period=lastMonth')
  await screen.getByRole('button', { name: 'Log in' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
})
