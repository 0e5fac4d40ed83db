import { beforeEach, expect, test } from 'vitest'
import { contractRow, contractSample, networkWithContracts } from '#lib/testing/contract-samples.ts'
import { faultCases } from '#lib/testing/fault-cases.ts'
import { lost, refusal } from '#lib/testing/network.ts'
import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { useToasts } from '#ui/toast/toast-store.ts'
import { ContractsPage } from './contracts-page.tsx'

beforeEach(() => useToasts.setState({ toasts: [] }))

const show = (search = '') => showCentrePage('Contracts', ContractsPage, search)
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

test('[AGT-05] an answer pressed twice is sent and reported once', async () => {
  const network = networkWithContracts()
  const late = Promise.withResolvers<unknown>()
  network.answer(agentContracts.answer, () => late.promise)
  const screen = await show()
  const accept = screen.getByRole('button', { name: 'Accept and end lita’s' })
  await expect.element(accept).toBeVisible()
  const button = accept.element()
  for (const _ of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  late.resolve(contractSample('50'))
  await expect.poll(toasts).toHaveLength(1)
  await expect.poll(() => network.sent(agentContracts.overview).length).toBe(2)
  expect(network.sent(agentContracts.answer)).toHaveLength(1)
  expect(toasts()).toHaveLength(1)
})

test('[AGT-05] a late answer leaves the dialog open that was opened meanwhile', async () => {
  const network = networkWithContracts()
  const late = Promise.withResolvers<unknown>()
  network.answer(agentContracts.terminate, () => late.promise)
  const screen = await show()
  await screen.getByRole('button', { name: 'Terminate the contract with agent5' }).click()
  const ask = screen.getByRole('dialog', { name: 'Terminate the contract with agent5?' })
  await expect.element(ask.getByText(/1 contract below ends with it/)).toBeVisible()
  await ask.getByRole('button', { name: 'Terminate' }).click()
  await expect.poll(() => network.sent(agentContracts.terminate).length).toBe(1)
  await ask.getByRole('button', { name: 'Keep it' }).click()
  await screen.getByRole('button', { name: 'Answer the request of agent2' }).click()
  const request = screen.getByRole('dialog', { name: 'agent2 asks for 9%' })
  await expect.element(request).toBeVisible()
  late.resolve(contractSample('5'))
  await expect.poll(toasts).toHaveLength(1)
  await expect.poll(() => network.sent(agentContracts.overview).length).toBe(2)
  await expect.element(request).toBeVisible()
})

test('[AGT-05] a late answer to an offer leaves the form open that was opened meanwhile', async () => {
  const network = networkWithContracts()
  const late = Promise.withResolvers<unknown>()
  network.answer(agentContracts.offer, () => late.promise)
  const screen = await show('?form=offer&to=5')
  const rate = screen.getByRole('textbox', { name: 'For agent5' })
  await expect.element(rate).toHaveValue('8')
  await rate.fill('4.5')
  await screen.getByRole('button', { name: /^Send offer/ }).click()
  await expect.poll(() => network.sent(agentContracts.offer).length).toBe(1)
  await screen.getByRole('button', { name: 'All contracts' }).click()
  await screen.getByRole('button', { name: 'New offer to agent6' }).click()
  const other = screen.getByRole('textbox', { name: 'For agent6' })
  await expect.element(other).toBeVisible()
  late.resolve(contractSample('60'))
  await expect.poll(toasts).toEqual(['Offered 4.5% to agent5.'])
  await other.fill('3')
  await expect.element(other).toHaveValue('3')
})

test('[AGT-05] an agent without a contract doesn’t get the terms of the one chosen before', async () => {
  networkWithContracts()
  const screen = await show('?form=offer&to=5')
  await expect.element(screen.getByRole('textbox', { name: 'For agent5' })).toHaveValue('8')
  const who = screen.getByRole('combobox', { name: 'Agent directly below you' })
  await who.fill('agent7')
  await screen.getByRole('option', { name: 'agent7' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'For agent7' })).toHaveValue('')
})

test('[AGT-05] an agent that doesn’t load says so in the form, and loads when tried again', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.downlines, lost)
  network.answer(agentContracts.downline, lost)
  const screen = await show('?form=offer&to=5')
  await expect.poll(() => screen.getByRole('button', { name: 'Try again' }).elements().length).toBe(2)
  const row = contractRow('5', 'agent5', 'inForce')
  network.answer(agentContracts.downlines, () => ({
    list: [row],
    total: 1,
    totalPages: 1,
    totals: { inForce: 1, waiting: 0 },
  }))
  network.answer(agentContracts.downline, () => ({
    ...row,
    lastMonth: row.figures,
    bounds: network.overview.bounds,
  }))
  for (const _ of [1, 2]) await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(screen.getByRole('textbox', { name: 'For agent5' })).toHaveValue('8')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('[AGT-05] a question about a contract that is over doesn’t come back for the next contract', async () => {
  const network = networkWithContracts()
  const own = { ...network.overview, proposal: null, proposalEffect: null, proposalFigures: null }
  network.answer(agentContracts.overview, () => own)
  const screen = await show()
  await screen.getByRole('button', { name: 'Ask to end' }).click()
  const question = screen.getByRole('dialog', { name: 'Ask the operator to end your contract?' })
  await expect.element(question).toBeVisible()
  network.answer(agentContracts.overview, () => ({ ...own, current: null, endEffect: null }))
  await screen.queryClient.invalidateQueries()
  await expect.element(question).not.toBeInTheDocument()
  network.answer(agentContracts.overview, () => ({ ...own, current: null, next: contractSample('8') }))
  await screen.queryClient.invalidateQueries()
  await expect.element(screen.getByRole('button', { name: 'Ask to end' })).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('[AGT-05] an offer whose consequences couldn’t be found out says so, and finds out when tried again', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.preview, lost)
  const screen = await show('?form=offer&to=5')
  await screen.getByRole('textbox', { name: 'For agent5' }).fill('4.5')
  await expect.element(screen.getByText('We couldn’t check which contracts this would end.')).toBeVisible()
  network.answer(agentContracts.preview, () => ({ at: 0, ending: [], answerBy: 0 }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(screen.getByText('We couldn’t check which contracts this would end.'))
    .not.toBeInTheDocument()
})

test('[AGT-05] a contract that was ended in another tab is loaded again when its dialog hears of it', async () => {
  const network = networkWithContracts()
  network.answer(agentContracts.effect, () => refusal('CONTRACT_CHANGED', 'This has changed meanwhile.'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Terminate the contract with agent5' }).click()
  await expect.element(screen.getByRole('dialog').getByText('This has changed meanwhile.')).toBeVisible()
  await expect.poll(() => network.sent(agentContracts.downlines).length).toBeGreaterThanOrEqual(2)
  expect(network.sent(agentContracts.effect)).toHaveLength(1)
})

test.each(faultCases)(
  '[NET-05][ERR-01][AGT-05] what ending a contract would end is asked before it ends: after $fault it says so, and asks again',
  async ({ answer, says }) => {
    const network = networkWithContracts()
    network.answer(agentContracts.effect, answer)
    network.answer(agentContracts.terminate, () => contractSample('5'))
    const screen = await show()
    await screen.getByRole('button', { name: 'Terminate the contract with agent5' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Terminate the contract with agent5?' })
    const terminate = dialog.getByRole('button', { name: 'Terminate' })
    await expect.element(dialog.getByText(says)).toBeVisible()
    await expect.element(terminate).toBeDisabled()
    networkWithContracts().answer(agentContracts.terminate, () => contractSample('5'))
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog.getByText(/1 contract below ends with it/)).toBeVisible()
    await expect.element(dialog.getByText(says)).not.toBeInTheDocument()
    await terminate.click()
    await expect.poll(toasts).toHaveLength(1)
  },
)
