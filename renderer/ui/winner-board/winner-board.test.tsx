import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { featuredGames } from '#shared/contract/endpoints/featured-games.ts'
import { WinnerBoard } from './winner-board.tsx'

const list = Array.from({ length: 20 }, (_, index) => ({
  nodeId: String(1000 + index),
  gameName: `Game ${index}`,
  vassalage: 'KD',
  gameType: 'RNG',
  gameCode: `KD-${index}`,
  iconUrl: '/g/1001.svg',
  customerName: 'ju***n',
  winAmount: '1000.00',
  time: Date.now() - index * 60_000,
}))

test.each([180, 252, 274, 333, 397])('a board of %i px ends with a whole row', async (height) => {
  const network = fakeNetwork()
  network.answer(featuredGames.winners, () => ({ list }))
  const screen = await renderSite(
    <div style={{ display: 'grid', blockSize: `${height}px`, inlineSize: '360px' }}>
      <WinnerBoard />
    </div>,
  )
  await expect.element(screen.getByRole('button', { name: /Game 0/ })).toBeVisible()
  const box = screen.getByRole('list').element()
  const { bottom } = box.getBoundingClientRect()
  const rows = [...box.children].map((row) => row.getBoundingClientRect())
  expect(rows.some((row) => Math.abs(row.bottom - bottom) < 1)).toBe(true)
  expect(rows.filter((row) => row.top < bottom - 1 && row.bottom > bottom + 1)).toEqual([])
})

test('[HOM-02, LST-08] twenty wins show player, game, amount and time, and one that is pressed starts its game', async () => {
  const network = fakeNetwork()
  network.answer(featuredGames.winners, () => ({ list }))
  const screen = await renderSite(<WinnerBoard />, { signedIn: true })
  const wins = screen.getByRole('button', { name: /^Game/ })
  await expect.element(wins.nth(3)).toMatchTextContent(/^Game 3ju\*\*\*n · 3m ago₱1,000\.00$/)
  expect(wins.elements()).toHaveLength(20)
  expect(network.sent(featuredGames.winners)[0]?.query.get('limitNum')).toBe('20')
  // The list scrolls by itself, so a pointer might miss it.
  ;(wins.nth(3).element() as HTMLElement).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/1003|KD-3/)
})

test('[HOM-02, A11Y-01] the wins are one stop, and arrow keys go from one to the next, always in sight', async () => {
  const network = fakeNetwork()
  network.answer(featuredGames.winners, () => ({ list }))
  const screen = await renderSite(
    <div style={{ display: 'grid', blockSize: '252px', inlineSize: '360px' }}>
      <WinnerBoard />
    </div>,
  )
  const win = (number: number) => screen.getByRole('button', { name: new RegExp(`^Game ${number} `) })
  await expect.element(win(0)).toBeVisible()
  win(0).element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(win(2)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(win(19)).toHaveFocus()
  const { bottom } = screen.getByRole('list').element().getBoundingClientRect()
  await expect.poll(() => win(19).element().getBoundingClientRect().bottom).toBeLessThan(bottom + 1)
  await userEvent.tab()
  expect(document.activeElement?.closest('ol')).toBeNull()
})
