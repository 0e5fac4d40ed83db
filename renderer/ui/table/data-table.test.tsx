import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Column, DataTable } from './data-table.tsx'

interface Bet {
  id: string
  game: string
  bet: string
}

const columns: Column<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game, total: 'Two rounds' },
  { key: 'bet', header: 'Bet', figures: true, cell: ({ bet }) => bet, total: '₱205.00' },
]
const rows = [
  { id: '1', game: 'Golden Carabao', bet: '₱5.00' },
  { id: '2', game: 'Bituin Roulette', bet: '₱200.00' },
]
const table = (props: Partial<Parameters<typeof DataTable<Bet>>[0]> = {}) => (
  <DataTable
    label="Bets"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    fallback="No bets yet"
    {...props}
  />
)

test('figures and their total end under each other', async () => {
  const screen = await render(table())
  const cells = ['₱5.00', '₱200.00', '₱205.00'].map((name) => screen.getByRole('cell', { name, exact: true }))
  const ends = cells.map((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell.element())
    return range.getBoundingClientRect().right
  })
  expect(new Set(ends).size).toBe(1)
  await expect.element(screen.getByRole('table', { name: 'Bets' })).toBeVisible()
})

test('while loading it keeps its head and says it is busy; without rows it says what would fill it', async () => {
  const screen = await render(table({ rows: [], loading: true }))
  await expect.element(screen.getByRole('columnheader', { name: 'Bet' })).toBeVisible()
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByText('No bets yet').query()).toBeNull()
  await screen.rerender(table({ rows: [] }))
  await expect.element(screen.getByText('No bets yet')).toBeVisible()
})

test('under 768 px each row is a card whose figures carry their column, and is still a table row', async () => {
  await page.viewport(390, 844)
  try {
    const screen = await render(table())
    const [first, second] = screen.getByRole('row').elements().slice(1)
    expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0)
    const figure = screen.getByRole('cell', { name: /₱5\.00/ }).element()
    expect(getComputedStyle(figure, '::before').content).toContain('Bet')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  } finally {
    await page.viewport(1280, 800)
  }
})
