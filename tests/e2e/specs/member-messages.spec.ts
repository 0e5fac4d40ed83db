import { cashier } from '#shared/contract/endpoints/cashier.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[MBR-12][MBR-02] a new message is told everywhere without a reload, read, deleted and brought back', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/?member=messageV2', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const entry = centre.getByRole('navigation').getByRole('button', { name: /^Platform information/ })
  const inHeader = site.header.getByText('1 unread message')
  await expect(centre.getByText('No messages', { exact: true })).toBeVisible()
  const order = await page.request.post(cashier.deposit.path, {
    headers: {
      Merchant: brand.merchant,
      Authorization: `Bearer ${account.token}`,
      'Idempotency-Key': 'told-in-a-message',
    },
    data: { channelId: 'gcash', amount: '500' },
  })
  await sandbox.payDeposit((await order.json()).value.orderId)
  await expect.poll(() => sandbox.balanceOf(account.username)).toBe('1500.00')
  await site.lookAgain()
  await expect(entry).toHaveAccessibleName('Platform information 1 unread message')
  await expect(inHeader).toHaveCount(1)

  await centre.getByRole('button', { name: /^Unread: Deposit credited: ₱500\.00/ }).click()
  await expect(centre.getByText('We added ₱500.00 to your balance.')).toBeVisible()
  await expect(entry).toHaveAccessibleName('Platform information')
  await expect(inHeader).toHaveCount(0)

  await centre.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await expect(centre.getByText('No messages', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(centre.getByRole('button', { name: /^Deposit credited/ })).toBeVisible()
  await centre.getByRole('tab', { name: 'Notices' }).click()
  await expect(
    centre.getByRole('heading', { name: 'Kidlat is back: all its games are open again' }),
  ).toBeVisible()
})
