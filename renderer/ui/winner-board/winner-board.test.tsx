import { expect, test } from 'vitest'
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
