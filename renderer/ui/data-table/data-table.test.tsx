import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Bet {
  id: string
  game: string
  bet: string
}

const columns: Column<Bet>[] = [
  { key: 'game', header: 'Game', cell: ({ game }) => game },
  { key: 'bet', header: 'Bet', figures: true, cell: ({ bet }) => bet },
]
const totals = [
  { key: 'page', label: 'This page', cells: { bet: '₱205.00' } },
  { key: 'all', label: 'All 40 bets', cells: { bet: '₱9,120.00' } },
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
    totals={totals}
    fallback="No bets yet"
    {...props}
  />
)

test('[MBR-08] figures and the sums of the page and of the whole filter end under each other', async () => {
  const screen = await render(table())
  const cells = ['₱5.00', '₱200.00', '₱205.00', '₱9,120.00'].map((name) =>
    screen.getByRole('cell', { name, exact: true }),
  )
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

test('[LAY-07] under 768 px each row is a card whose figures carry their column, and is still a table row', async () => {
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

test('[MBR-08] a row opens its detail by mouse wherever it is pressed, and by keyboard', async () => {
  const opened: string[] = []
  const screen = await render(
    table({ onOpen: ({ id }) => opened.push(id), openLabel: ({ game }) => `Details of ${game}` }),
  )
  await screen.getByRole('cell', { name: '₱200.00' }).click({ force: true, position: { x: 5, y: 5 } })
  expect(opened).toEqual(['2'])
  await userEvent.tab({ shift: true })
  await expect.element(screen.getByRole('button', { name: 'Details of Golden Carabao' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toEqual(['2', '1'])
})

test('[MBR-08] the head stays while the rows scroll under it', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    game: `Game ${index}`,
    bet: '₱1',
  }))
  const screen = await render(
    <div style={{ blockSize: '300px', overflow: 'auto' }} data-testid="scroller">
      {table({ rows: many })}
    </div>,
  )
  const scroller = screen.getByTestId('scroller').element()
  scroller.scrollTop = 600
  const head = screen.getByRole('columnheader', { name: 'Bet' }).element()
  expect(head.getBoundingClientRect().top - scroller.getBoundingClientRect().top).toBeLessThan(2)
})

test('[MBR-08] a card shows title, note and figures in two lines, and leaves the rest to the detail', async () => {
  await page.viewport(390, 844)
  try {
    const slots: Column<Bet>[] = [
      { key: 'id', header: 'Round', cell: ({ id }) => `round ${id}`, card: 'note' },
      { key: 'game', header: 'Game', cell: ({ game }) => game, card: 'title' },
      { key: 'vendor', header: 'Vendor', cell: () => 'Kidlat' },
      { key: 'day', header: 'Day', cell: ({ id }) => `${id} May 2026`, card: 'foot' },
      { key: 'bet', header: 'Bet', figures: true, cell: ({ bet }) => bet, card: 'figure' },
    ]
    const screen = await render(table({ columns: slots, totals: [] }))
    const top = (text: string) =>
      screen.getByText(text, { exact: true }).element().getBoundingClientRect().top
    expect(top('Golden Carabao')).toBeLessThan(top('round 1'))
    expect(Math.abs(top('Golden Carabao') - top('₱5.00'))).toBeLessThan(4)
    await expect.element(screen.getByText('Kidlat').first()).not.toBeVisible()
    expect(top('2 May 2026')).toBeGreaterThan(top('round 1'))
  } finally {
    await page.viewport(1280, 800)
  }
})

test('old rows stay while new ones load, marked and with a note that they are old', async () => {
  const screen = await render(table({ stale: true, notice: <p>Not up to date</p> }))
  await expect.element(screen.getByText('Golden Carabao')).toBeVisible()
  await expect.element(screen.getByText('Not up to date')).toBeVisible()
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull()
})
