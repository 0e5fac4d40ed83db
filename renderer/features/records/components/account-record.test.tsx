import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal, status } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { statements } from '#shared/contract/endpoints/statements.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { placed } from '../testing/show-bets.tsx'
import { entryAt, gatewayWithStatements } from '../testing/statements.ts'
import { AccountRecord } from './account-record.tsx'
import { ProfitPage } from './profit-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: placed + 60_000, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

const showEntries = (search = '') => showCentrePage('Account record', AccountRecord, search)
const showProfit = (search = '') => showCentrePage('Personal loss', ProfitPage, search)

test.each(widths)(
  '[MBR-08][A11Y-01] both records fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithStatements()
    const entries = await showEntries()
    await expect.element(entries.getByText('1 – 15 of 214')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await entries.unmount()
    const profit = await showProfit()
    await expect.element(profit.getByRole('button', { name: 'Wed, Nov 18: +₱310.00' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[MBR-08] entries come with sums of the whole filter, the balance after each, and their wallet', async () => {
  const network = gatewayWithStatements()
  const screen = await showEntries()
  const table = screen.getByRole('table', { name: 'Account record' })
  await expect
    .element(table.getByRole('row', { name: /Deposit GCash Main wallet.*\+₱500\.00 ₱12,480\.75/ }).first())
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /^All pages.*\+₱442\.50/ })).toBeVisible()
  await expect.element(screen.getByText('₱569.50')).toBeVisible()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByText('16 – 30 of 214')).toBeVisible()
  const [one, two] = network.sent(statements.entries)
  expect(two?.query.get('to')).toBe(one?.query.get('to'))
})

test.each([
  ['Bet rebate', 'a player', 0],
  ['Team rebate', 'an agent', 1],
])('[MBR-08] income from a rate of one’s own is called %s for %s', async (name, _, type) => {
  const network = gatewayWithStatements(1)
  network.answer(member.info, () => ({ ...samples.member, type }))
  network.answer(statements.entries, () => ({
    list: [{ ...entryAt(0), kind: 'commission', title: null }],
    total: 1,
    totalPages: 1,
    totals: { in: '500', out: '0', net: '500' },
    wallets: 1,
  }))
  const screen = await showEntries()
  await expect.element(screen.getByRole('row', { name: new RegExp(name) })).toBeVisible()
})

test('[MBR-08] type and direction narrow the record down, in the address too', async () => {
  const network = gatewayWithStatements()
  const screen = await showEntries('?group=nonsense')
  await screen.getByRole('button', { name: 'Type: All types' }).click()
  await screen.getByRole('menuitemradio', { name: 'Bonuses and rewards' }).click()
  await screen.getByRole('button', { name: 'Direction: In and out' }).click()
  await screen.getByRole('menuitemradio', { name: 'Money in' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?group=bonuses&direction=in')
  const last = () => network.sent(statements.entries).at(-1)?.query
  await expect.poll(() => [last()?.get('group'), last()?.get('direction')]).toEqual(['bonuses', 'in'])
})

test('[MBR-08] an entry opens with the balance before and after it and its round, and gives the focus back', async () => {
  gatewayWithStatements()
  const screen = await showEntries()
  const opener = screen.getByRole('button', { name: 'Details of Payout, 2026-11-21 20:34:12' })
  await opener.click({ force: true })
  const detail = screen.getByRole('dialog', { name: 'Entry details' })
  await expect.element(detail.getByText('₱11,980.75')).toBeVisible()
  await expect.element(detail.getByText('B77')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('[MBR-08] a record that fails says why and is tried again; an empty one offers more days', async () => {
  const network = gatewayWithStatements(0)
  network.answer(statements.entries, () => refusal('RANGE_INVALID', 'These dates cannot be read.'))
  const screen = await showEntries()
  await expect.element(screen.getByText('These dates cannot be read.')).toBeVisible()
  gatewayWithStatements(0)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('button', { name: 'Show 30 days' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/?range=last30')
  await expect.element(screen.getByText('No activity on these dates')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
})

test('[MBR-08] profit and loss: sums, the days, and by game type without a further call', async () => {
  const network = gatewayWithStatements()
  const screen = await showProfit()
  const table = screen.getByRole('table', { name: 'Personal loss' })
  await expect.element(table.getByRole('row', { name: /^Sat, Nov 21.*\+₱136\.90$/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Total.*₱157\.10 \+₱229\.40$/ })).toBeVisible()
  await screen.getByRole('radio', { name: 'Game type' }).click({ force: true })
  await expect.element(table.getByRole('row', { name: /^Slots.*\+₱72\.30$/ })).toBeVisible()
  expect(table.getByRole('columnheader', { name: 'Bonuses and rebates' }).query()).toBeNull()
  expect(network.sent(statements.profit)).toHaveLength(1)
})

test('[MBR-08] with a filter for games bonuses are left out, and it says so', async () => {
  gatewayWithStatements()
  const screen = await showProfit('?gameType=LIVE')
  await expect.element(screen.getByText(/Bonuses have no game/)).toBeVisible()
  expect(screen.getByText('Bonuses and rebates').query()).toBeNull()
})

test('[MBR-08] results that fail are tried again', async () => {
  const network = gatewayWithStatements()
  network.answer(statements.profit, () => status(404))
  const screen = await showProfit()
  await expect.element(screen.getByRole('heading', { name: 'Your results didn’t load' })).toBeVisible()
  gatewayWithStatements()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Net result by day' })).toBeVisible()
})
