import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contractSample, networkWithContracts, nextMonth } from '#lib/testing/contract-samples.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useToasts } from '#ui/toast/toast-store.ts'
import { ContractsPage } from './contracts-page.tsx'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
})
afterEach(() => page.viewport(1280, 800))

const show = (search = '') => showCentrePage('Contracts', ContractsPage, search)
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

test.each(widths)(
  '[AGT-05][A11Y-01] the page, a question and the form fit and pass WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    networkWithContracts()
    const screen = await show()
    await expect.element(screen.getByRole('button', { name: 'Accept and end lita’s' })).toBeVisible()
    await expect.element(screen.getByText('Waiting for agent4')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await screen.getByRole('button', { name: 'Terminate the contract with agent5' }).click()
    const ask = screen.getByRole('dialog', { name: 'Terminate the contract with agent5?' })
    await expect.element(ask.getByText(/1 contract below ends with it/)).toBeVisible()
    expect(await violations()).toEqual([])
    await ask.getByRole('button', { name: 'Keep it' }).click()
    await screen.getByRole('button', { name: 'New offer to agent5' }).click()
    await expect.element(screen.getByText('8% now')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[AGT-05] an offer shows term by term what changes, whether that is better, and how far the team is', async () => {
  networkWithContracts()
  const screen = await show()
  const offer = screen.getByRole('region', { name: 'New contract from the operator' })
  await expect.element(offer.getByRole('row', { name: /^Rate 12% 10\.75% worse/ })).toBeVisible()
  await expect.element(offer.getByRole('row', { name: /^Active members 30 500 worse/ })).toBeVisible()
  await expect.element(offer.getByRole('row', { name: /^Settled Monthly Monthly$/ })).toBeVisible()
  await expect.element(offer.getByText('Reached: 612 now')).toBeVisible()
  await expect.element(offer.getByRole('alert').getByText(/Ending on Dec 1: lita \(11%\)\./)).toBeVisible()
})

test('[AGT-05] accepting sends back what was shown; a changed list is shown anew, a lost answer is safe to repeat', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.answer, () => refusal('CONTRACT_CHANGED', 'This has changed meanwhile.'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Accept and end lita’s' }).click()
  await expect.poll(toasts).toEqual(['This has changed meanwhile.'])
  await expect.poll(() => network.sent(agentContracts.overview).length).toBe(2)
  network.answer(agentContracts.answer, lost)
  await screen.getByRole('button', { name: 'Accept and end lita’s' }).click()
  await expect.poll(() => toasts().length).toBe(2)
  network.answer(agentContracts.answer, () => contractSample('50', { rate: '10.75', starts: nextMonth }))
  await screen.getByRole('button', { name: 'Accept and end lita’s' }).click()
  await expect.poll(toasts).toContain('Accepted. 10.75% applies from Dec 1, 2026.')
  const sent = network.sent(agentContracts.answer).map(({ body }) => body)
  const answer = { contractId: '50', accept: true, at: nextMonth, ending: ['2'] }
  expect(sent).toEqual([answer, answer, answer])
})

test('[AGT-05] accepting an offer that ends several contracts asks for confirmation, with the consequences', async () => {
  const ends = (contractId: string, account: string) => ({
    contractId,
    accountId: contractId,
    account,
    rate: '11',
  })
  const network = networkWithContracts([
    { ...ends('2', 'lita'), ends: nextMonth },
    { ...ends('3', 'nena'), ends: nextMonth },
  ])
  network.answer(agentContracts.answer, () => contractSample('50', { rate: '10.75', starts: nextMonth }))
  const screen = await show()
  const accept = screen.getByRole('button', { name: 'Accept and end 2 contracts' })
  await accept.click()
  const ask = screen.getByRole('dialog', { name: 'End 2 contracts?' })
  await expect
    .element(ask.getByText(/^Your rate is 10\.75% from Dec 1, 2026\. 2 contracts below you end/))
    .toBeVisible()
  await ask.getByRole('button', { name: 'Not now' }).click()
  expect(network.sent(agentContracts.answer)).toHaveLength(0)
  await accept.click()
  await ask.getByRole('button', { name: 'Accept and end 2 contracts' }).click()
  await expect.poll(() => network.sent(agentContracts.answer).length).toBe(1)
})

test('[AGT-05] each row offers what its state allows', async () => {
  networkWithContracts()
  const screen = await show()
  const table = screen.getByRole('table', { name: 'With downlines' })
  await expect.element(table.getByText('Waiting for agent4')).toBeVisible()
  const buttons = table
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual([
    'Answer the request of agent2',
    'Agree to end the contract with agent3',
    'Refuse to end the contract with agent3',
    'Take back offer to agent4',
    'Terminate the contract with agent5',
    'New offer to agent5',
    'New offer to agent6',
    'New offer to agent7',
  ])
  // The offer to the agent itself would end the contract with agent2.
  await expect.element(table.getByRole('row', { name: /agent2/ }).getByText('Would end')).toBeVisible()
})

test('[AGT-05] a request is answered in its dialog, and a wish to end is refused at once', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.answer, () => contractSample('92'))
  network.answer(agentContracts.answerEnd, () => contractSample('3'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Answer the request of agent2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'agent2 asks for 9%' })
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(toasts).toEqual(['Accepted. agent2 gets a message.'])
  await screen.getByRole('button', { name: 'Refuse to end the contract with agent3' }).click()
  await expect.poll(toasts).toContain('The contract with agent3 stays in force.')
  expect(network.sent(agentContracts.answer)[0]?.body).toMatchObject({ contractId: '92', ending: ['2'] })
  expect(network.sent(agentContracts.answerEnd)[0]?.body).toMatchObject({ contractId: '3', accept: false })
})

test('[AGT-05] the form: faults at their fields, what was typed stays, one offer for a repeated try', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.offer, lost)
  const screen = await show('?form=offer')
  await screen.getByRole('button', { name: 'Send offer' }).click()
  const who = screen.getByRole('combobox', { name: 'Agent directly below you' })
  await expect.element(who).toHaveAccessibleDescription('Choose an agent.')
  await who.fill('agent5')
  await screen.getByRole('option', { name: 'agent5' }).click()
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveValue('8')
  await rate.fill('10.76')
  await screen.getByRole('textbox', { name: 'Active members, minimum' }).fill('2.5')
  await screen.getByRole('textbox', { name: 'Valid bet, minimum' }).fill('much')
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(rate).toHaveAccessibleDescription('Enter a rate from 0.01% to 10.75%.')
  await expect.element(rate).toHaveFocus()
  expect(network.sent(agentContracts.offer)).toEqual([])
  await rate.fill('4.50')
  await screen.getByRole('textbox', { name: 'Active members, minimum' }).fill('15')
  await screen.getByRole('textbox', { name: 'Valid bet, minimum' }).fill('500,000')
  await screen.getByRole('button', { name: 'All contracts' }).click()
  await screen.getByRole('button', { name: 'New offer to agent5' }).click()
  await expect.element(rate).toHaveValue('4.50')
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  await expect.poll(() => network.sent(agentContracts.offer).length).toBe(1)
  network.answer(agentContracts.offer, () => contractSample('60'))
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.poll(toasts).toEqual(['Offered 4.5% to agent5.'])
  const sent = network.sent(agentContracts.offer).map(({ body }) => body)
  expect(sent[0]).toMatchObject({
    accountId: '5',
    rate: '4.5',
    period: 'monthly',
    activeMembers: 15,
    validBet: '500000.00',
    netProfit: '0.00',
  })
  expect(sent).toEqual([sent[0], sent[0]])
})

test('[NET-05, AGT-05] offline and back at each step of an offer: it says so, what was typed stays, and it goes through', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.offer, () => contractSample('60'))
  const screen = await show('?form=offer')
  const who = screen.getByRole('combobox', { name: 'Agent directly below you' })
  await expect.element(who).toBeVisible()
  network.connect(false)
  await who.fill('agent5')
  await screen.getByRole('option', { name: 'agent5' }).click()
  await expect.element(screen.getByText(en.fault.offline, { exact: false }).first()).toBeVisible()
  network.connect(true)
  await expect.element(who).toHaveValue('agent5')
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveValue('8')
  network.connect(false)
  await rate.fill('4.25')
  await expect.element(screen.getByText(/^We couldn’t check which contracts/)).toBeVisible()
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(screen.getByText(en.fault.offline, { exact: true })).toBeVisible()
  await expect.element(rate).toHaveValue('4.25')
  network.connect(true)
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.poll(toasts).toEqual(['Offered 4.25% to agent5.'])
})

test('[AGT-05] on a phone the form has its own title, and one way back, to the contracts', async () => {
  await page.viewport(390, 844)
  networkWithContracts()
  const screen = await show('?form=offer')
  await expect.element(screen.getByRole('heading', { name: 'New contract', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'New contract', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back', exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'All contracts' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Contracts', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
})

test('[AGT-05] what was typed for an agent is there again when the agent is chosen in an empty form', async () => {
  const network = networkWithContracts()
  const screen = await show('?form=offer&to=5')
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveValue('8')
  await rate.fill('4.25')
  await screen.getByRole('button', { name: 'All contracts' }).click()
  await screen.getByRole('button', { name: 'New contract' }).click()
  await screen.getByRole('combobox', { name: 'Agent directly below you' }).fill('agent5')
  await screen.getByRole('option', { name: 'agent5' }).click()
  await expect.element(rate).toHaveValue('4.25')
  await expect.element(screen.getByRole('textbox', { name: 'Active members, minimum' })).toHaveValue('30')
  network.answer(agentContracts.offer, () => contractSample('61'))
  await screen.getByRole('button', { name: /^Send offer/ }).click()
  await expect.poll(toasts).toEqual(['Offered 4.25% to agent5.'])
})

test('[AGT-05] an agent without a contract for that time sees that there is nothing to offer', async () => {
  const network = networkWithContracts()
  const bounds = network.overview.bounds.map((one) => ({ ...one, highestRate: '0' }))
  network.answer(agentContracts.downline, () => ({
    ...network.rows[3],
    lastMonth: network.overview.figures,
    bounds,
  }))
  const screen = await show('?form=offer&to=5')
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveAccessibleDescription(/You have no contract then/)
  await screen.getByRole('button', { name: 'Send offer' }).click()
  await expect.element(rate).toHaveAccessibleDescription(/^You have no contract then/)
  expect(network.sent(agentContracts.offer)).toEqual([])
})

test('[AGT-05] the list keeps its page and the search its focus; a preview is asked for once typing pauses', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.downlines, ({ query }) => ({
    list: network.rows,
    total: query.has('search') ? network.rows.length : 30,
    totalPages: query.has('search') ? 1 : 3,
    totals: { inForce: 5, waiting: 2 },
  }))
  const screen = await show('?page=3')
  await screen.getByRole('button', { name: 'New offer to agent6' }).click()
  const rate = screen.getByRole('textbox', { name: 'For agent6' })
  await expect.element(rate).toHaveValue('8')
  await expect.poll(() => network.sent(agentContracts.preview).length).toBe(1)
  await rate.fill('4')
  await rate.fill('4.')
  await rate.fill('4.5')
  const rates = () => network.sent(agentContracts.preview).map(({ query }) => query.get('rate'))
  await expect.poll(rates).toEqual(['8', '4.5'])
  await screen.getByRole('button', { name: 'All contracts' }).click()
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  const search = screen.getByRole('searchbox', { name: 'Search agents' })
  await search.fill('agent')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => network.sent(agentContracts.downlines).at(-1)?.query.get('search')).toBe('agent')
  await expect.element(search).toHaveFocus()
})

test('[AGT-05] a refusal of the gateway is shown at its field', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.offer, () =>
    refusal('CONTRACT_RATE_BOUNDS', 'The rate must be from 0.01% to 6%.', { field: 'rate' }),
  )
  const screen = await show('?form=offer&to=5')
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveValue('8')
  await screen.getByRole('button', { name: /^Send offer/ }).click()
  await expect.element(rate).toHaveAccessibleDescription('The rate must be from 0.01% to 6%.')
})

test('[AGT-05] without a contract and an offer, the agent can ask for one; a request that waits is taken back', async () => {
  const network = networkWithContracts()
  const none = { ...network.overview, current: null, endEffect: null, proposal: null, proposalEffect: null }
  network.answer(agentContracts.overview, () => none)
  network.answer(agentContracts.request, () => contractSample('70', { state: 'requested' }))
  network.answer(agentContracts.withdraw, () => contractSample('70', { state: 'withdrawn' }))
  const screen = await show()
  await screen.getByRole('button', { name: 'Ask for a contract' }).click()
  await screen.getByRole('textbox', { name: 'New' }).fill('5')
  const proposal = contractSample('70', {
    state: 'requested',
    requested: true,
    rate: '5',
    answerBy: nextMonth,
  })
  network.answer(agentContracts.overview, () => ({ ...none, proposal }))
  await screen.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(toasts).toEqual(['Asked the operator for 5%.'])
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect
    .poll(() => network.sent(agentContracts.withdraw).map(({ body }) => body))
    .toEqual([{ contractId: '70', what: 'proposal' }])
})

test('[AGT-05] what can’t be loaded says so, and is loaded again', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.overview, lost)
  const screen = await show()
  await expect.element(screen.getByText('Your contracts didn’t load')).toBeVisible()
  network.answer(agentContracts.overview, () => network.overview)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('region', { name: 'Your contract', exact: true })).toBeVisible()
})
