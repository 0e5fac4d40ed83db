import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { refusal } from '#lib/testing/network.ts'
import { gatewayWithTeam, teamNow } from '#lib/testing/team-samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useToasts } from '#ui/toast/toast-store.ts'
import { DownlinePage } from './downline-page.tsx'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  vi.useFakeTimers({ now: teamNow, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 800)
})

const show = (search = '') => showCentrePage('Downline', DownlinePage, search)

test.each(widths)(
  '[AGT-07][A11Y-01] list and detail fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithTeam()
    const screen = await show()
    await expect.element(screen.getByText('1 – 10 of 50,000')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Details of player3' }).click()
    await expect.element(screen.getByText('97 active')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'New rate in percent' })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-07] a list of 50,000 downlines shows ten rows a page, and each change of the filter makes one call', async () => {
  const network = gatewayWithTeam()
  const screen = await show()
  await expect.element(screen.getByText('1 – 10 of 50,000')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Downline' })
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10)
  expect(network.sent(agentTeam.downlines)).toHaveLength(1)
  const changes: [() => Promise<void>, Record<string, string>][] = [
    [async () => screen.getByRole('button', { name: 'All levels' }).click(), { scope: 'all' }],
    [
      async () => {
        await screen.getByRole('searchbox', { name: 'Search accounts' }).fill(' bituin ')
        await userEvent.keyboard('{Enter}')
      },
      { search: 'bituin', scope: 'all' },
    ],
    [
      async () => {
        await screen.getByRole('button', { name: 'Type: Agents and members' }).click()
        await screen.getByRole('menuitemradio', { name: 'Agents', exact: true }).click()
      },
      { kind: 'agents' },
    ],
    [
      async () => {
        await screen.getByRole('button', { name: 'Balance: Any balance' }).click()
        await screen.getByRole('menuitemradio', { name: '₱1,000 or more' }).click()
      },
      { minBalance: '1000' },
    ],
    [
      async () => {
        await screen.getByRole('button', { name: 'Level: Any level' }).click()
        await screen.getByRole('menuitemradio', { name: 'Level 2' }).click()
      },
      { level: '2' },
    ],
    [
      async () => {
        const order = screen.getByRole('button', { name: 'Sort: Valid bet' })
        // Written out, so that it isn't taken for a filter.
        await expect.element(order).toHaveTextContent('Sort: Valid bet')
        await order.click()
        await screen.getByRole('menuitemradio', { name: 'Account' }).click()
      },
      { sort: 'account', order: 'ascending' },
    ],
    [async () => screen.getByRole('button', { name: 'Smallest first' }).click(), { order: 'descending' }],
  ]
  for (const [index, [change, expected]] of changes.entries()) {
    await change()
    await expect.poll(() => network.sent(agentTeam.downlines).length).toBe(index + 2)
    const sent = network.sent(agentTeam.downlines).at(-1)?.query
    expect(Object.fromEntries(sent ?? [])).toMatchObject({ ...expected, pageNo: '1', pageSize: '10' })
  }
})

test('[AGT-07] a search that fits nobody says so and is cleared by a button', async () => {
  const network = gatewayWithTeam(0)
  const screen = await show('?find=zzzz')
  await expect.element(screen.getByText('No account matches')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => network.sent(agentTeam.downlines).at(-1)?.query.has('search')).toBe(false)
})

test('[AGT-07] on a phone a card says what it has no column for, and the detail which days its sums are of', async () => {
  await page.viewport(390, 844)
  gatewayWithTeam()
  const screen = await show()
  await expect.element(screen.getByText(/^Agent, team of [\d,]+, balance ₱/).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Details of player3' }).click()
  const sums = screen.getByRole('dialog', { name: 'player3' }).getByRole('definition')
  await expect
    .poll(() => sums.elements().filter((one) => /^Nov 9 – 22, 2026$/.test(one.textContent)).length)
    .toBe(2)
})

test('[AGT-07] unknown filters in the address are removed', async () => {
  const network = gatewayWithTeam()
  await show('?kind=robots&state=%00&level=0&funds=__proto__&sort=password&order=up&user=x&scope=everything')
  await expect.poll(() => network.sent(agentTeam.downlines).length).toBe(1)
  const sent = Object.fromEntries(network.sent(agentTeam.downlines)[0]?.query ?? [])
  expect(Object.keys(sent).toSorted()).toEqual(['from', 'order', 'pageNo', 'pageSize', 'scope', 'sort', 'to'])
  expect(sent).toMatchObject({ scope: 'direct', sort: 'validBet', order: 'descending' })
})

test('[AGT-05] a rate out of its bounds is said at the field; the change names its day and what the agent keeps', async () => {
  const network = gatewayWithTeam()
  network.answer(agentTeam.setRate, () => refusal('RATE_OUT_OF_BOUNDS', 'A line got 1.05% meanwhile.'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Details of player3' }).click()
  const rate = screen.getByRole('textbox', { name: 'New rate in percent' })
  await expect.element(rate).toHaveAccessibleDescription('From 0.9% (kimt’s, in this line) to 1.2% (yours).')
  expect(screen.getByRole('button', { name: /^Set rate/ }).query()).toBeNull()
  await rate.fill('0.85')
  await expect.element(rate).toHaveAccessibleDescription('Enter a rate from 0.9% to 1.2%.')
  await expect.element(screen.getByRole('button', { name: /^Set rate/ })).toBeDisabled()
  await rate.fill('1.00001')
  await expect.element(rate).toHaveAccessibleDescription(/at most two decimals/)
  await rate.fill('1.05')
  await expect
    .element(
      screen.getByText(
        'From Nov 23, 2026, 00:00. player3 gets a message now. You keep 0.15% of the team’s bets.',
      ),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Set rate to 1.05%' }).click()
  await expect.element(rate).toHaveAccessibleDescription('A line got 1.05% meanwhile.')
  await expect.element(rate).toHaveValue('1.05')
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(rate).toHaveValue('1.1')
})

test('[AGT-05] a rate that is set is sent once and said, and the figures load again', async () => {
  const network = gatewayWithTeam()
  const screen = await show()
  await screen.getByRole('button', { name: 'Details of player3' }).click()
  await screen.getByRole('slider', { name: 'Rebate rate' }).fill('1.05')
  await screen.getByRole('button', { name: 'Set rate to 1.05%' }).dblClick()
  await expect
    .poll(() => useToasts.getState().toasts.map(({ title }) => title))
    .toEqual(['player3 gets 1.05% from Nov 23, 2026, 00:00.'])
  expect(network.sent(agentTeam.setRate).map(({ body }) => body)).toEqual([
    { accountId: '103', rate: '1.05' },
  ])
  await expect.poll(() => network.sent(agentTeam.downline).length).toBe(2)
})

test.each(faultCases)(
  '[NET-05][ERR-01][AGT-05] a rate that isn’t set says so at its field after $fault, stays typed, and the next try sets it',
  async ({ answer, says }) => {
    const network = gatewayWithTeam()
    network.answer(agentTeam.setRate, answer)
    const screen = await show()
    await screen.getByRole('button', { name: 'Details of player3' }).click()
    const rate = screen.getByRole('textbox', { name: 'New rate in percent' })
    await rate.fill('1.05')
    const set = screen.getByRole('button', { name: 'Set rate to 1.05%' })
    await set.click()
    await expect.element(rate).toHaveAccessibleDescription(says)
    await expect.element(rate).toHaveValue('1.05')
    expect(useToasts.getState().toasts).toEqual([])
    const again = gatewayWithTeam()
    await set.click()
    await expect
      .poll(() => useToasts.getState().toasts.map(({ title }) => title))
      .toEqual(['player3 gets 1.05% from Nov 23, 2026, 00:00.'])
    for (const { sent } of [network, again])
      expect(sent(agentTeam.setRate).map(({ body }) => body)).toEqual([{ accountId: '103', rate: '1.05' }])
  },
)

test('[AGT-07] a list that doesn’t load says why and loads again; a detail that doesn’t keeps what the list knows', async () => {
  const network = gatewayWithTeam()
  const screen = await show()
  network.answer(agentTeam.downline, () => refusal('NOT_IN_TEAM', 'This account isn’t in your team.'))
  await screen.getByRole('button', { name: 'Details of player3' }).click()
  await expect.element(screen.getByText(/This account isn’t in your team\./)).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'player3' }).getByText('₱22,410.50')).toBeVisible()
})

test('[AGT-07] a message to all names their number first, sends what the filter selects, and keeps the text when refused', async () => {
  const network = gatewayWithTeam()
  network.answer(agentTeam.messageAll, () =>
    refusal('TEAM_MESSAGE_CHANGED', 'It would go to 50,001 accounts now.'),
  )
  const screen = await show('?kind=agents&scope=all&find=bituin')
  await screen.getByRole('button', { name: 'Message to all 50,000' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Message to 50,000 accounts' })
  const text = dialog.getByRole('textbox', { name: 'Your message' })
  await dialog.getByRole('button', { name: 'Send to 50,000' }).click()
  await expect.element(text).toHaveAccessibleDescription('Write a message.')
  await expect.element(text).toHaveFocus()
  await text.fill('a'.repeat(501))
  await expect.element(text).toHaveAccessibleDescription('Your message can have up to 500 characters.')
  expect(network.sent(agentTeam.messageAll)).toEqual([])
  await text.fill('Magandang umaga')
  await dialog.getByRole('button', { name: 'Send to 50,000' }).click()
  await expect.element(text).toHaveAccessibleDescription('It would go to 50,001 accounts now.')
  await expect.element(text).toHaveValue('Magandang umaga')
  network.answer(agentTeam.messageAll, () => ({ recipients: 50_000 }))
  await dialog.getByRole('button', { name: 'Send to 50,000' }).click()
  await expect
    .poll(() => useToasts.getState().toasts.map(({ title }) => title))
    .toEqual(['Message sent to 50,000 accounts.'])
  const sent = network.sent(agentTeam.messageAll).map(({ body }) => body)
  const filter = {
    scope: 'all',
    search: 'bituin',
    kind: 'agents',
    recipients: 50_000,
    text: 'Magandang umaga',
  }
  expect(sent).toEqual([expect.objectContaining(filter), expect.objectContaining(filter)])
  // The same key, so that nobody gets it twice.
  expect(sent[0]).toEqual(sent[1])
})

test('[AGT-07] a message to one downline; a transfer opens the form for it', async () => {
  const network = gatewayWithTeam()
  network.answer(agentTeam.message, () => ({ recipients: 1 }))
  const screen = await show()
  await screen.getByRole('button', { name: 'Details of player3' }).click()
  await screen.getByRole('dialog', { name: 'player3' }).getByRole('button', { name: 'Message' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Message to player3' })
  await dialog.getByRole('textbox').fill('Kumusta?')
  await dialog.getByRole('button', { name: 'Send to 1' }).click()
  await expect.poll(() => network.sent(agentTeam.message).length).toBe(1)
  expect(network.sent(agentTeam.message)[0]?.body).toMatchObject({ accountId: '103', text: 'Kumusta?' })
  await screen.getByRole('button', { name: 'Transfer' }).click()
  expect(useOverlays.getState().open).toEqual({
    name: 'member',
    page: 'transferUpline',
    query: 'downline=player3',
  })
})
