import { messages } from '#shared/contract/endpoints/messages.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[AGT-07][AGT-05] an agent finds a downline among all, sets its rate, and the downline is told', async ({
  page,
  site,
  sandbox,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('AGT_downlines')) calls.push(request.url())
  })
  await site.openSignedIn('/?agent=downline', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'Downline' })
  await expect(table.getByRole('button', { name: 'Details of agent2' })).toBeVisible()
  expect(calls).toHaveLength(1)
  await centre.getByRole('button', { name: 'All levels' }).click()
  await expect(centre.getByText('1 – 10 of 454')).toBeVisible()
  await expect(table.locator('tbody tr')).toHaveCount(10)

  await centre.getByRole('searchbox', { name: 'Search accounts' }).fill('AGENT4')
  await page.keyboard.press('Enter')
  await expect(centre.getByText('1 – 2 of 2')).toBeVisible()
  await expect(page).toHaveURL(/agent\.find=AGENT4/)
  await table.getByRole('button', { name: 'Details of agent41' }).click()
  const detail = page.getByRole('dialog', { name: 'agent41' })
  await expect(detail.getByText('Only the direct upline can change this rate.')).toBeVisible()
  await detail.getByRole('button', { name: 'Show the team' }).click()
  const path = centre.getByRole('navigation', { name: 'Where you are in the team' })
  await expect(path.getByText('agent41')).toHaveAttribute('aria-current', 'location')
  await path.getByRole('button', { name: 'You' }).click()

  await table.getByRole('button', { name: 'Details of agent2' }).click()
  const own = page.getByRole('dialog', { name: 'agent2' })
  const rate = own.getByRole('textbox', { name: 'New rate in percent' })
  await rate.fill('1.3')
  await expect(rate).toHaveAccessibleDescription(/Enter a rate from .+ to 1\.2%/)
  await expect(own.getByRole('button', { name: /^Set rate/ })).toBeDisabled()
  await rate.fill('1.15')
  await expect(
    own.getByText(/agent2 gets a message now\. You keep 0\.05% of the team’s bets\./),
  ).toBeVisible()
  await own.getByRole('button', { name: 'Set rate to 1.15%' }).click()
  await expect(page.getByText(/^agent2 gets 1\.15% from .+, 00:00\.$/)).toBeVisible()
  await expect(own.getByText(/^1\.15% from/)).toBeVisible()

  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${await sandbox.signIn('agent2')}` }
  const params = { language: 'EN', pageNo: 1, pageSize: 1 }
  const inbox = await page.request.get(messages.list.path, { headers, params })
  expect(await inbox.json()).toMatchObject({
    value: { list: [{ title: 'Your rebate rate changes to 1.15%' }] },
  })
})
