import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal, status } from '#lib/testing/network.ts'
import { watchSavedFile } from '#lib/testing/saved-file.ts'
import { records } from '#shared/contract/endpoints/records.ts'
import { betAt, gatewayWithBets, placed, showBets } from '../testing/show-bets.tsx'

const noneOpen = { bet: '5', open: '0.00', validBet: '5', win: '120', net: '115' }

beforeEach(() => {
  vi.useFakeTimers({ now: placed + 60_000, toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('[MBR-08] bets come with figures of the whole filter, a chart, sums of page and filter, and a pager', async () => {
  const network = gatewayWithBets()
  const screen = await showBets()
  const table = screen.getByRole('table', { name: 'Betting record' })
  await expect
    .element(table.getByRole('row', { name: /Golden Carabao.*Kidlat.*Settled.*\+₱115\.00/ }).first())
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /^All pages.*₱4,862\.00.*\+₱229\.40/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^This page ₱75\.00/ })).toBeVisible()
  await expect.element(screen.getByText('1 – 15 of 214')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Wed, Nov 18: +₱310.00' })).toBeVisible()
  expect(network.sent(records.bets)).toHaveLength(1)
})

test('[MBR-08] beside the valid bets stands what is still open, if anything is', async () => {
  const network = gatewayWithBets()
  const screen = await showBets()
  await expect.element(screen.getByRole('definition').filter({ hasText: '₱333.00 still open' })).toBeVisible()
  await screen.unmount()
  network.answer(records.bets, () => ({ list: [betAt(0)], total: 1, totalPages: 1, totals: noneOpen }))
  const decided = await showBets()
  await expect.element(decided.getByRole('row', { name: /Golden Carabao/ })).toBeVisible()
  await expect.element(decided.getByText('still open')).not.toBeInTheDocument()
})

test('[MBR-08] pages share one moment, so that totals stay; the page is in the address', async () => {
  const network = gatewayWithBets()
  const screen = await showBets()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByText('16 – 30 of 214')).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?page=2')
  const [one, two] = network.sent(records.bets)
  expect(two?.query.get('to')).toBe(one?.query.get('to'))
  expect(one?.query.get('to')).toBe(String(placed + 60_000))
  expect(one?.query.get('from')).toBe(String(Date.parse('2026-11-14T16:00:00Z')))
})

test('[MBR-08] filters narrow the list down, go back to the first page, and survive in the address', async () => {
  const network = gatewayWithBets()
  const screen = await showBets('?range=yesterday&page=3&gameType=nonsense')
  await screen.getByRole('button', { name: 'Status: All statuses' }).click()
  await screen.getByRole('menuitemradio', { name: 'Cancelled' }).click()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('/?range=yesterday&gameType=nonsense&state=void')
  const last = () => network.sent(records.bets).at(-1)?.query
  await expect.poll(() => last()?.get('state')).toBe('void')
  expect(last()?.get('pageNo')).toBe('1')
  expect(last()?.has('gameType')).toBe(false)
  expect(last()?.get('to')).toBe(String(Date.parse('2026-11-20T16:00:00Z')))
})

test('[MBR-08] a bet opens with what it did to the balance, and closing gives the focus back', async () => {
  gatewayWithBets()
  const screen = await showBets()
  const opener = screen.getByRole('button', { name: 'Details of Golden Carabao, 2026-11-21 21:34:12' })
  await opener.click({ force: true })
  const detail = screen.getByRole('dialog', { name: 'Bet details' })
  await expect.element(detail.getByText('Balance ₱12,480.75')).toBeVisible()
  await expect.element(detail.getByText('+₱120.00')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.element(screen.getByRole('dialog', { name: 'Centre' })).toBeVisible()
})

test('[MBR-08] a chart that fails leaves the bets as they are, and is tried again', async () => {
  const network = gatewayWithBets()
  network.answer(records.betDays, () => status(404))
  const screen = await showBets()
  await expect.element(screen.getByText('The chart didn’t load. Your bets are below.')).toBeVisible()
  await expect.element(screen.getByText('1 – 15 of 214')).toBeVisible()
  network.answer(records.betDays, () => ({ list: [] }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Net result by day' })).toBeVisible()
})

test('[MBR-08] bets that fail say why and are tried again; no figure is made up meanwhile', async () => {
  const network = gatewayWithBets()
  network.answer(records.bets, () => refusal('RANGE_INVALID', 'These dates cannot be read.'))
  const screen = await showBets()
  await expect.element(screen.getByText('These dates cannot be read.')).toBeVisible()
  expect(screen.getByText('Valid bet').query()).toBeNull()
  gatewayWithBets()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('1 – 15 of 214')).toBeVisible()
})

test('[MBR-08] without bets there is a way to some: more days, no filters, games', async () => {
  gatewayWithBets(0)
  const screen = await showBets('?state=void')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await screen.getByRole('button', { name: 'Show 30 days' }).click()
  await expect.element(screen.getByRole('link', { name: 'Browse games' })).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?range=last30')
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
})

test('[MBR-08] an address with a page behind the last shows the last', async () => {
  gatewayWithBets(20)
  const screen = await showBets('?page=99')
  await expect.element(screen.getByText('16 – 20 of 20')).toBeVisible()
})

test('[MBR-08] the export asks for the whole filter, shows how far it is, and stops when the member says so', async () => {
  const network = gatewayWithBets(1000)
  const screen = await showBets()
  await expect.element(screen.getByText('1 – 15 of 1,000')).toBeVisible()
  const shown = network.sent(records.bets).length
  const late = Promise.withResolvers<void>()
  gatewayWithBets(1000, (query) => (query.get('pageNo') === '3' ? late.promise : undefined))
  const saved = vi.spyOn(URL, 'createObjectURL')
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(screen.getByText('Rows: 400 of 1,000, 40%')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop the export' }).click()
  late.resolve()
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled()
  expect(saved).not.toHaveBeenCalled()
  expect(shown).toBe(1)
})

test('[MBR-08] a finished export is a CSV file of every row', async () => {
  gatewayWithBets(450)
  const screen = await showBets()
  const linesOfFile = watchSavedFile()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(screen.getByText('The CSV file is ready. Rows: 450.')).toBeVisible()
  const lines = await linesOfFile()
  expect(lines).toHaveLength(451)
  expect(lines[1]).toBe(
    'B10699682,2026-11-21T21:34:12+08:00,2026-11-21T21:34:16+08:00,Golden Carabao,RNG,Kidlat,5.00,5.00,120.00,115.00,Settled',
  )
})
