import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal, status } from '#lib/testing/network.ts'
import { watchSavedFile } from '#lib/testing/saved-file.ts'
import { teamNow } from '#lib/testing/team-samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentIncome } from '#shared/contract/endpoints/agent-income.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { gatewayWithIncome, incomeSample } from '../testing/gateway-with-income.ts'
import { MyIncome } from './my-income.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const show = (search = '') => showCentrePage('My income', MyIncome, search)

test.each(widths)(
  '[AGT-05][A11Y-01] the page and a day fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithIncome()
    const screen = await show()
    await expect.element(screen.getByText('All days')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Sat, Nov 21: +₱430.82' })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Breakdown of Fri, Nov 20' }).click()
    await expect.element(screen.getByText('1 – 8 of 9')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-02][AGT-04] sums by kind with their change, what isn’t paid yet, and only kinds that there are', async () => {
  gatewayWithIncome()
  const screen = await show()
  const figure = (name: string) => screen.getByRole('term').filter({ hasText: name })
  await expect.element(screen.getByText('+12%')).toBeVisible()
  await expect.element(screen.getByText('−6%')).toBeVisible()
  await expect.element(figure('Not paid yet')).toBeVisible()
  await expect.element(screen.getByText('today’s rebate so far, paid at midnight')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Day by day' })
  const heads = table.element().querySelectorAll('thead th')
  expect([...heads].map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Team valid bet',
    'Team rebate',
    'Paid to downlines',
    'Income',
    'Status',
  ])
  for (const row of [
    /^Breakdown of Sun, Nov 22 .*₱0\.00 .*Counting ₱10\.63 rebate so far$/,
    /^Breakdown of Sat, Nov 21 .*₱430\.82 Wallet full$/,
    /^Breakdown of Fri, Nov 20 .*−₱900\.00 −₱469\.18 Paid$/,
    /^All days ₱2,642,316\.04 ₱5,600\.65 −₱900\.00 ₱4,700\.65/,
  ])
    await expect.element(table.getByRole('row', { name: row })).toBeVisible()
})

test('[AGT-04] a kind of income that brought nothing has its column, without a figure', async () => {
  gatewayWithIncome().answer(agentIncome.overview, () => ({
    ...incomeSample,
    shown: ['rebate', 'dividends', 'dividendsPaid'],
  }))
  const screen = await show()
  await expect.element(screen.getByRole('columnheader', { name: 'Dividends' })).toBeInTheDocument()
  const figures = screen.getByRole('term').elements()
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    'Income',
    'Team rebate',
    'Paid to downlines',
    'Not paid yet',
  ])
})

test('[AGT-05] a range is one call, in the address too; a single day has no chart', async () => {
  const network = gatewayWithIncome()
  const screen = await show('?range=forever&from=x')
  const last = () => network.sent(agentIncome.overview).at(-1)?.query
  await expect.poll(() => last()?.get('from')).toBe(String(Date.parse('2026-11-09T00:00:00+08:00')))
  await screen.getByRole('button', { name: 'Last month' }).click()
  await expect.poll(() => last()?.get('from')).toBe(String(Date.parse('2026-10-01T00:00:00+08:00')))
  expect(last()?.get('to')).toBe(String(Date.parse('2026-11-01T00:00:00+08:00')))
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?range=lastMonth')
  expect(network.sent(agentIncome.overview)).toHaveLength(2)
  network.answer(agentIncome.overview, () => ({ ...incomeSample, days: incomeSample.days.slice(-1) }))
  await screen.getByRole('button', { name: 'Today' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Income by day' })).not.toBeInTheDocument()
})

test('[AGT-05] the chart shows each kind by itself, and has its table behind it', async () => {
  gatewayWithIncome()
  const screen = await show()
  const chart = screen.getByRole('region', { name: 'Income by day' })
  await expect.element(chart.getByText('Team rebate')).toBeVisible()
  await expect.element(chart.getByText('Paid to downlines')).toBeVisible()
  // Thirteen days of rebate, one of which has what was paid on below zero.
  await expect.poll(() => chart.element().querySelectorAll('[data-part]').length).toBe(14)
  await screen.getByRole('button', { name: 'Show table' }).click()
  const table = screen.getByRole('table', { name: 'Income by day' })
  await expect.element(table.getByRole('row', { name: /^Fri, Nov 20 .*−₱469\.18$/ })).toBeVisible()
})

test('[AGT-05] a day opens with its lines page by page and its bookings, and gives the focus back', async () => {
  const network = gatewayWithIncome()
  const screen = await show()
  const opener = screen.getByRole('button', { name: 'Breakdown of Fri, Nov 20' })
  await opener.click()
  const detail = screen.getByRole('dialog', { name: 'Fri, Nov 20' })
  const lines = detail.getByRole('list', { name: 'Rebate, line by line' })
  await expect.element(lines.getByText('Your own bets')).toBeVisible()
  await expect.element(lines.getByText('1.2% − 1.05% = 0.15%').first()).toBeVisible()
  await expect.element(detail.getByText('Paid Nov 21, 00:00, number AR11-20261120')).toBeVisible()
  const rest = detail.getByRole('list', { name: 'Salaries and dividends' })
  await expect.element(rest.getByText('288 payments')).toBeVisible()
  await expect.element(rest.getByText('V00000041')).toBeVisible()
  await detail.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(detail.getByText('9 – 9 of 9')).toBeVisible()
  const asked = network.sent(agentIncome.rebates).map(({ query }) => [query.get('date'), query.get('pageNo')])
  expect(asked).toEqual([
    ['2026-11-20', '1'],
    ['2026-11-20', '2'],
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('[AGT-05] the income of the chosen days is exported, a row for each', async () => {
  gatewayWithIncome()
  const screen = await show()
  const linesOfFile = watchSavedFile()
  await expect.element(screen.getByText('All days')).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(linesOfFile).toHaveLength(incomeSample.days.length + 1)
  const [head, first] = await linesOfFile()
  expect(head).toContain('Day,Team valid bet,Team rebate')
  expect(first).toMatch(/^2026-11-(09|22),188736\.86,/)
})

test('[AGT-05] each part that fails to load says why and can be tried again', async () => {
  const network = gatewayWithIncome()
  network.answer(agentIncome.overview, () => refusal('RANGE_INVALID', 'These dates cannot be read.'))
  const screen = await show()
  await expect.element(screen.getByText('These dates cannot be read.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  const again = gatewayWithIncome()
  again.answer(agentIncome.bookings, () => status(404))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Breakdown of Sat, Nov 21' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible()
  await expect.element(screen.getByText('1 – 8 of 9')).toBeVisible()
})
