import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { refusal } from '#lib/testing/network.ts'
import { watchSavedFile } from '#lib/testing/saved-file.ts'
import { teamNow } from '#lib/testing/team-samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { gatewayWithRecords } from '../testing/team-records.ts'
import { AccountDetails } from './account-details.tsx'
import { TeamBetting } from './team-betting.tsx'
import { UserLoss } from './user-loss.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const showBetting = (search = '') => showCentrePage('Team betting', TeamBetting, search)
const showLoss = (search = '') => showCentrePage('User loss', UserLoss, search)
const showMoves = (search = '') => showCentrePage('Account details', AccountDetails, search)

test.each(widths)(
  '[AGT-02][AGT-04][AGT-07][A11Y-01] the three records fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithRecords()
    const betting = await showBetting()
    await expect.element(betting.getByText('1 – 15 of 98,412')).toBeVisible()
    await expect.element(betting.getByText('in your favour')).toBeVisible()
    await expect.element(betting.getByRole('button', { name: /^player1: Golden Carabao,/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await betting.unmount()
    const loss = await showLoss()
    await expect.element(loss.getByRole('button', { name: /^Sat, Nov 21: −₱1,200\.50/ })).toBeVisible()
    await expect.element(loss.getByRole('button', { name: 'Statement of player0' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await loss.unmount()
    const moves = await showMoves()
    await expect.element(moves.getByText('1 – 15 of 412')).toBeVisible()
    await expect.element(moves.getByRole('button', { name: /^player1: Deposit,/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-02] figures against the range before, shares by game type, and totals of the whole filter', async () => {
  gatewayWithRecords()
  const screen = await showBetting()
  await expect.element(screen.getByText('of 1,284')).toBeVisible()
  await expect.element(screen.getByText('+9.2%')).toBeVisible()
  await expect.element(screen.getByText('97% counts')).toBeVisible()
  const types = screen.getByRole('region', { name: 'Valid bet by game type' })
  await expect.element(types.getByText('71.8%')).toBeVisible()
  await types.getByRole('button', { name: 'Show table' }).click()
  await expect.element(types.getByRole('row', { name: /Fishing ₱1,180,240\.00 28\.2%/ })).toBeVisible()
  const table = screen.getByRole('table', { name: 'Bets of the team' })
  await expect.element(table.getByRole('row', { name: /^All pages.*₱4,180,240\.10/ })).toBeVisible()
})

test('[AGT-02] a bet opens with its round, its times and its line, and the way to the member', async () => {
  gatewayWithRecords()
  const screen = await showBetting()
  await screen.getByRole('button', { name: /^player0: Golden Carabao,/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Bet' })
  await expect.element(sheet.getByText('100-20000-0', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('2026-11-22 19:59:51')).toBeVisible()
  await expect.element(sheet.getByText('You › agent2 › player0')).toBeVisible()
  await sheet.getByRole('button', { name: 'Find in Downline' }).click()
  expect(useOverlays.getState().stack.at(-1)).toMatchObject({
    name: 'agent',
    page: 'downline',
    query: 'find=player0',
  })
})

test('[AGT-02] the export is a CSV file of every bet with its account and its game', async () => {
  gatewayWithRecords(40)
  const screen = await showBetting()
  const linesOfFile = watchSavedFile()
  await expect.element(screen.getByText('1 – 15 of 40')).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(linesOfFile).toHaveLength(41)
  expect((await linesOfFile())[1]).toMatch(/player0,.*Golden Carabao,.*20\.00/)
})

test('[AGT-02] members are sorted by the gateway, and one of them shows the bets of its line', async () => {
  const network = gatewayWithRecords()
  const screen = await showBetting()
  await screen.getByRole('radio', { name: 'By member' }).click()
  await expect.element(screen.getByText('1 – 15 of 612')).toBeVisible()
  await screen.getByRole('button', { name: 'Largest first' }).click()
  await expect.poll(() => network.sent(agentRecords.bettors).at(-1)?.query.get('order')).toBe('ascending')
  await screen.getByRole('button', { name: 'Bets of player3' }).click()
  await expect.poll(() => network.sent(agentRecords.bets).at(-1)?.query.get('accountId')).toBe('103')
  await expect.element(screen.getByRole('navigation', { name: 'Where you are in the team' })).toBeVisible()
  await screen.getByRole('radio', { name: 'By game' }).click()
  await expect.element(screen.getByText('1 – 15 of 40')).toBeVisible()
})

test('[AGT-02] more than 31 days of single bets are never asked for: a shorter range and the members are offered', async () => {
  const network = gatewayWithRecords()
  const screen = await showBetting('?from=2026-10-01&to=2026-11-22')
  await expect.element(screen.getByText('Single bets are listed for up to 31 days at a time')).toBeVisible()
  expect(network.sent(agentRecords.bets)).toHaveLength(0)
  await screen.getByRole('button', { name: 'Show the last 31 days' }).click()
  await expect.element(screen.getByText('1 – 15 of 98,412')).toBeVisible()
  expect(network.sent(agentRecords.bets)[0]?.query.get('from')).toBe(
    String(Date.parse('2026-10-23T00:00:00+08:00')),
  )
})

test('[AGT-02] a search and filters go to the gateway; without a bet they are cleared, and the line stays', async () => {
  const network = gatewayWithRecords(0)
  const screen = await showBetting('?user=12&gameType=RNG&vassalage=JL')
  await screen.getByRole('searchbox', { name: 'Account name' }).fill(' player9 ')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => network.sent(agentRecords.bets).at(-1)?.query.get('search')).toBe('player9')
  expect(network.sent(agentRecords.betting).at(-1)?.query.get('vassalage')).toBe('JL')
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  await expect.element(screen.getByText('No bets match these filters')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('No bets on these dates')).toBeVisible()
  const last = () => network.sent(agentRecords.bets).at(-1)?.query
  await expect.poll(() => last()?.has('search')).toBe(false)
  expect([last()?.get('accountId'), last()?.has('gameType'), last()?.has('vassalage')]).toEqual([
    '12',
    false,
    false,
  ])
  const today = Number(last()?.get('from'))
  await screen.getByRole('button', { name: 'Show 30 days' }).click()
  await expect.poll(() => Number(last()?.get('from'))).toBe(today - 29 * 86_400_000)
  await expect.element(screen.getByText('No bets on these dates')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show 30 days' })).not.toBeInTheDocument()
})

test('[AGT-04] the statement ends in net profit, and a line opens its own', async () => {
  const network = gatewayWithRecords()
  const screen = await showLoss()
  const statement = screen.getByRole('region', { name: 'Statement' })
  for (const text of ['₱7,912,660.40', '−₱7,447,146.95', '₱465,513.45', '−₱92,164.98', '₱293,188.07'])
    await expect.element(statement.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/rounded down to the centavo/)).toBeVisible()
  await screen.getByRole('button', { name: 'Statement of player0' }).click()
  await expect.poll(() => network.sent(agentRecords.statement).at(-1)?.query.get('accountId')).toBe('100')
  const path = screen.getByRole('navigation', { name: 'Where you are in the team' })
  await path.getByRole('button', { name: 'You' }).click()
  await expect.element(path).not.toBeInTheDocument()
})

test('[AGT-04] lines are searched; where none has the name, that is said and cleared', async () => {
  const network = gatewayWithRecords()
  const screen = await showLoss('?user=12')
  await expect.element(screen.getByRole('button', { name: 'Statement of player0' })).toBeVisible()
  network.answer(agentRecords.lines, () => ({ list: [], total: 0, totalPages: 0 }))
  await screen.getByRole('searchbox', { name: 'Account name' }).fill('nobody at all')
  await screen.getByRole('button', { name: 'Search' }).click()
  await expect.element(screen.getByText('No line has this name')).toBeVisible()
  const last = network.sent(agentRecords.lines).at(-1)?.query
  expect([last?.get('search'), last?.get('accountId')]).toEqual(['nobody at all', '12'])
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByRole('button', { name: 'Statement of player0' })).toBeVisible()
  await expect.element(screen.getByTestId('address')).toMatchTextContent('/?user=12')
})

test('[AGT-07] sums by type with their orders, and a balance only where one was kept', async () => {
  const network = gatewayWithRecords()
  const screen = await showMoves()
  await expect.element(screen.getByText('1 order', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('71 orders')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Orders of the team' })
  await expect.element(table.getByRole('row', { name: /DP00090 \+₱2,000\.00 ₱4,120\.50/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /D1-20000 \+₱2,000\.00 –/ })).toBeVisible()
  await screen.getByText('Include indirect members').click()
  await expect.poll(() => network.sent(agentRecords.moves).at(-1)?.query.get('scope')).toBe('direct')
  // The address has it, so a reload shows the same.
  await expect.element(screen.getByTestId('address')).toMatchTextContent('scope=direct')
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
  await screen.getByRole('button', { name: 'Type: All types' }).click()
  await screen.getByRole('menuitemradio', { name: 'Rebates' }).click()
  await expect.poll(() => network.sent(agentRecords.moves).at(-1)?.query.get('group')).toBe('rebates')
})

test('[AGT-07] an order opens with its number and its line, and the way to the member', async () => {
  gatewayWithRecords()
  const screen = await showMoves()
  await screen.getByRole('button', { name: /^player0: Deposit,/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Order' })
  await expect.element(sheet.getByText('DP00090', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('You › player0')).toBeVisible()
  await sheet.getByRole('button', { name: 'Find in Downline' }).click()
  expect(useOverlays.getState().stack.at(-1)).toMatchObject({ page: 'downline', query: 'find=player0' })
})

test('[AGT-07] an order opens; a detail that doesn’t load says so and loads again', async () => {
  const network = gatewayWithRecords()
  let calls = 0
  network.answer(agentRecords.move, () => {
    calls += 1
    return refusal('TEAM_MOVE_NOT_FOUND', 'We can’t find this order in your team.')
  })
  const screen = await showMoves()
  await screen.getByRole('button', { name: /^player0: Deposit,/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Order' })
  await expect.element(sheet.getByText(/We can’t find this order in your team\./)).toBeVisible()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toBe(2)
})

type Network = ReturnType<typeof gatewayWithRecords>
test.each([
  [
    '[AGT-02] team betting',
    'The team’s figures didn’t load',
    showBetting,
    (network: Network, answer: () => Response) => network.answer(agentRecords.betting, answer),
  ],
  [
    '[AGT-04] user loss',
    'The statement didn’t load',
    showLoss,
    (network: Network, answer: () => Response) => network.answer(agentRecords.statement, answer),
  ],
  [
    '[AGT-07] account details',
    'The orders didn’t load',
    showMoves,
    (network: Network, answer: () => Response) => network.answer(agentRecords.moves, answer),
  ],
])('%s: what doesn’t load says why, and loads again', async (_, title, show, breakCall) => {
  let calls = 0
  breakCall(gatewayWithRecords(), () => {
    calls += 1
    return refusal('BUSY', 'The figures are being worked out.')
  })
  const screen = await show()
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText(/The figures are being worked out\./).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => calls).toBe(2)
})

test.each([
  ['[AGT-02] team betting', showBetting, agentRecords.betting.path],
  ['[AGT-04] user loss', showLoss, agentRecords.statement.path],
  ['[AGT-07] account details', showMoves, agentRecords.moves.path],
] as const)('%s: a line that isn’t in the team leads back to the whole team', async (_, show, path) => {
  const network = gatewayWithRecords()
  const refuse = () => refusal('NOT_IN_TEAM', 'This account isn’t in your team.')
  network.answer(agentRecords.betting, refuse)
  network.answer(agentRecords.statement, refuse)
  network.answer(agentRecords.moves, refuse)
  const screen = await show('?user=999')
  await screen.getByRole('button', { name: 'Show the whole team' }).click()
  const last = () => network.sent({ method: 'GET', path }).at(-1)?.query
  await expect.poll(() => last()?.has('accountId')).toBe(false)
})
