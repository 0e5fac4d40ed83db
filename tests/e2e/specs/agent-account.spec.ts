import { cashier } from '#shared/contract/endpoints/cashier.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[AGT-07] a deposit of a downline is on its agent’s page with the balance after it, and opens', async ({
  page,
  site,
  sandbox,
}) => {
  const juan = await sandbox.signIn('juan')
  await site.openSignedIn('/?agent=accountDetails&agent.find=juan', await sandbox.signIn('agent41'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByText('No orders match these filters')).toBeVisible()
  const order = await page.request.post(cashier.deposit.path, {
    headers: {
      Merchant: brand.merchant,
      Authorization: `Bearer ${juan}`,
      'Idempotency-Key': 'seen-by-the-agent',
    },
    data: { channelId: 'gcash', amount: '500' },
  })
  const { orderId } = (await order.json()).value
  const before = Number(await sandbox.balanceOf('juan'))
  await sandbox.payDeposit(orderId)
  await expect.poll(async () => Number(await sandbox.balanceOf('juan'))).toBe(before + 500)

  await page.reload()
  const row = centre.getByRole('row', { name: /Deposit.*\+₱500\.00/ }).first()
  await expect(row).toContainText(String(orderId))
  await centre.getByRole('button', { name: 'Type: All types' }).click()
  await page.getByRole('menuitemradio', { name: 'Withdrawals' }).click()
  await expect(centre.getByText('No orders match these filters')).toBeVisible()
  await centre.getByRole('button', { name: 'Type: Withdrawals' }).click()
  await page.getByRole('menuitemradio', { name: 'All types' }).click()
  await centre
    .getByRole('button', { name: /^juan: Deposit, / })
    .first()
    .click({ force: true })
  const detail = page.getByRole('dialog', { name: 'Order', exact: true })
  await expect(detail.getByText(String(orderId))).toBeVisible()
  await expect(detail.getByText('You › juan')).toBeVisible()
  await detail.getByRole('button', { name: 'Find in Downline' }).click()
  await expect(centre.getByRole('button', { name: 'Details of juan', exact: true })).toBeAttached()
})

test('[AGT-07] only direct accounts are listed once the box is cleared, also after a reload', async ({
  page,
  site,
  sandbox,
}) => {
  await site.openSignedIn('/?agent=accountDetails&agent.range=last14', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'Orders of the team' })
  await expect(table.getByText(/^under /).first()).toBeVisible()
  await centre.getByText('Include indirect members').click()
  await expect(table.getByText(/^under /)).toHaveCount(0)
  await page.reload()
  await expect(centre.getByRole('checkbox', { name: 'Include indirect members' })).not.toBeChecked()
  await expect(table.getByText('Direct', { exact: true }).first()).toBeVisible()
  await expect(table.getByText(/^under /)).toHaveCount(0)
})
