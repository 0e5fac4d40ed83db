import { agentContracts } from '#shared/contract/endpoints/agent-contracts.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[AGT-05] an offer names what it would end; accepted, it ends that, and whoever loses a contract hears of it', async ({
  page,
  site,
  sandbox,
  browser,
}) => {
  await site.openSignedIn('/?agent=contracts', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'With downlines' })
  await expect(table.getByRole('row', { name: /agent2/ })).toContainText('8%')
  await centre.getByRole('button', { name: 'New contract' }).click()
  await centre.getByRole('combobox', { name: 'Agent directly below you' }).fill('agent2')
  await page.getByRole('option', { name: 'agent2' }).click()
  await expect(centre.getByText('8% now')).toBeVisible()
  const rate = centre.getByRole('textbox', { name: 'For agent2' })
  await rate.fill('12.5')
  await centre.getByRole('button', { name: /^Send offer/ }).click()
  await expect(rate).toHaveAccessibleDescription('Enter a rate from 0.01% to 12%.')
  await rate.fill('4.5')
  await expect(centre.getByText(/If agent2 accepts, \d+ contracts below end\./)).toBeVisible()
  await expect(centre.getByRole('alert').filter({ hasText: 'agent41 (5%)' })).toBeVisible()
  await centre.getByRole('button', { name: 'All contracts' }).click()
  await centre.getByRole('button', { name: 'New offer to agent2' }).click()
  await expect(rate).toHaveValue('4.5')
  await centre.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(page.getByText('Offered 4.5% to agent2.')).toBeVisible()
  await expect(table.getByRole('row', { name: /agent2/ })).toContainText('Waiting for agent2')

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await visitor.newPage()
  const token = await sandbox.signIn('agent2')
  await other.goto('/')
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${token}` }
  const mine = await other.request.get(agentContracts.overview.path, { headers })
  const { value } = await mine.json()
  const { proposal, proposalEffect } = agentContracts.overview.value.parse(value)
  const answer = {
    contractId: proposal?.contractId,
    accept: true,
    at: proposalEffect?.at,
    ending: proposalEffect?.ending.map(({ contractId }) => contractId),
  }
  const accepted = await other.request.post(agentContracts.answer.path, { headers, data: answer })
  expect(await accepted.json()).toMatchObject({ value: { state: 'agreed' } })
  await visitor.close()

  await page.reload()
  await expect(table.getByRole('row', { name: /agent2/ })).toContainText('8% → 4.5%')
  const agent41 = { Merchant: brand.merchant, Authorization: `Bearer ${await sandbox.signIn('agent41')}` }
  const params = { language: 'EN', pageNo: 1, pageSize: 1 }
  const inbox = await page.request.get(messages.list.path, { headers: agent41, params })
  expect(await inbox.json()).toMatchObject({
    value: { list: [{ title: expect.stringMatching(/^Your contract of 5% ends on /) }] },
  })
})

test('[AGT-05] the downline sees what accepting ends, accepts, and its own downline is shown as ending', async ({
  page,
  site,
  sandbox,
}) => {
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${await sandbox.signIn('agent1')}` }
  const terms = { rate: '4.5', period: 'daily', activeMembers: 3, validBet: '1000', netProfit: '0' }
  const data = { accountId: '12', ...terms, requestKey: 'journey' }
  const offered = await page.request.post(`${sandbox.origin}${agentContracts.offer.path}`, { headers, data })
  expect(await offered.json()).toMatchObject({ success: true })
  await site.openSignedIn('/?agent=contracts', await sandbox.signIn('agent2'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const offer = centre.getByRole('region', { name: 'New contract from agent1' })
  await expect(offer.getByRole('row', { name: /^Rate/ })).toContainText('8%')
  await expect(offer.getByRole('row', { name: /^Rate/ })).toContainText('4.5%')
  await expect(offer.getByRole('alert')).toContainText('agent41 (5%)')
  await expect(
    centre
      .getByRole('link', { name: /Contracts/ })
      .or(centre.getByRole('button', { name: /Contracts/ }))
      .first(),
  ).toContainText('1')
  await offer.getByRole('button', { name: /^Accept and end \d+ contracts$/ }).click()
  const ask = page.getByRole('dialog', { name: /^End \d+ contracts\?$/ })
  await expect(ask).toContainText('This can’t be undone.')
  await ask.getByRole('button', { name: /^Accept and end \d+ contracts$/ }).click()
  await expect(page.getByText(/^Accepted\. 4\.5% applies from /)).toBeVisible()
  await expect(offer).toBeHidden()
  await centre.getByRole('searchbox', { name: 'Search agents' }).fill('agent41')
  await page.keyboard.press('Enter')
  const row = centre.getByRole('table', { name: 'With downlines' }).getByRole('row', { name: /agent41/ })
  await expect(row).toContainText(/Ends \w{3} \d/)
})

test('[AGT-05] a contract is terminated after a question, and a request is answered', async ({
  page,
  site,
  sandbox,
}) => {
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${await sandbox.signIn('agent2')}` }
  const data = {
    rate: '9',
    period: 'monthly',
    activeMembers: 20,
    validBet: '80000',
    netProfit: '0',
    requestKey: 'journey',
  }
  await page.request.post(`${sandbox.origin}${agentContracts.request.path}`, { headers, data })
  await site.openSignedIn('/?agent=contracts', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await centre.getByRole('button', { name: 'Answer the request of agent2' }).click()
  const dialog = page.getByRole('dialog', { name: 'agent2 asks for 9%' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Rejected. agent2 gets a message.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await centre.getByRole('button', { name: 'Terminate the contract with agent2' }).click()
  const ask = page.getByRole('dialog', { name: 'Terminate the contract with agent2?' })
  await expect(ask.getByText(/\d+ contracts below end with it\./)).toBeVisible()
  await ask.getByRole('button', { name: 'Terminate' }).click()
  await expect(page.getByText(/^The contract with agent2 ends on /)).toBeVisible()
  await expect(
    centre.getByRole('table', { name: 'With downlines' }).getByRole('row', { name: /agent2/ }),
  ).toContainText(/Ends \w{3} \d/)
})
