import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'
import { SitePage } from '../pages/site-page.ts'

test('[MBR-14] two tabs share one deposit: the answer lost in one, the order is found in both, and booked once', async ({
  context,
  site,
  account,
  sandbox,
}) => {
  const ordered = async () => (await sandbox.calls())['cashier.deposit'] ?? 0
  await site.openSignedIn('/deposit', account.token)
  const other = new SitePage(await context.newPage())
  await other.openSignedIn('/deposit', account.token)
  await startCallsMade(sandbox, 'member')
  const amount = (tab: SitePage) => tab.main.getByRole('textbox', { name: 'Amount' })
  await expect(amount(other)).toBeVisible()

  // The order is made, but its answer never comes; nor does the first answer about its fate.
  await sandbox.fault('cashier.deposit', 'lostAnswer', { times: 1 })
  await sandbox.fault('cashier.depositOrder', 'lostAnswer', { times: 1 })
  await amount(site).fill('300')
  await site.main.getByRole('button', { name: /^Pay ₱300.00 with|^Continue with/ }).click()
  const number = (tab: SitePage) => tab.main.getByText(/^DP\d+/)
  await expect(number(site)).toBeVisible()
  const order = await number(site).innerText()
  await expect(number(other)).toHaveText(order)
  // A reload finds it as well, and makes no other.
  await other.page.reload()
  await expect(other.balance).toContainText('₱1,300.00')
  expect(await ordered()).toBe(1)
  expect(await sandbox.balanceOf(account.username)).toBe('1300.00')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})

test('[MBR-14] a page that is closed before the answer finds its order when it is opened again', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/deposit', account.token)
  await sandbox.fault('cashier.deposit', 'delay', { times: 1, delay: 3000 })
  await site.main.getByRole('textbox', { name: 'Amount' }).fill('450')
  await site.main.getByRole('button', { name: /^Pay ₱450.00 with|^Continue with/ }).click()
  await expect.poll(async () => (await sandbox.calls())['cashier.deposit']).toBe(1)
  await page.reload()
  await expect(site.main.getByText(/^DP\d+/)).toBeVisible()
  await expect(site.balance).toContainText('₱1,450.00')
  expect((await sandbox.calls())['cashier.deposit']).toBe(1)
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
