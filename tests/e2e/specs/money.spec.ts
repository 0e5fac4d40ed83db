import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { expect, test } from '../fixtures/site.ts'
import { SitePage } from '../pages/site-page.ts'

test('[MBR-14] two tabs share one deposit: the answer lost in one, the order is found in both, and booked once', async ({
  context,
  site,
  account,
  sandbox,
}) => {
  // Chromium sends a request again by itself where a kept connection breaks, so calls are told apart by their keys.
  const keys = new Set<string | null>()
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(cashier.deposit.path))
      keys.add(request.headers()['idempotency-key'] ?? null)
  })
  await site.openSignedIn('/deposit', account.token)
  const other = new SitePage(await context.newPage())
  await other.openSignedIn('/deposit', account.token)
  const amount = (tab: SitePage) => tab.main.getByRole('textbox', { name: 'Amount' })
  await expect(amount(other)).toBeVisible()

  // The order is made, but its answer never comes; nor does the first answer about its outcome.
  await sandbox.fault('cashier.deposit', 'lostAnswer', { times: 1 })
  await sandbox.fault('cashier.depositOrder', 'lostAnswer', { times: 1 })
  await amount(site).fill('300')
  await site.main.getByRole('button', { name: /^Pay ₱300.00 with|^Continue with/ }).click()
  const number = (tab: SitePage) => tab.main.getByText(/^D[\dA-Z]{12}$/)
  await expect(number(site)).toBeVisible()
  const order = await number(site).innerText()
  await expect(number(other)).toHaveText(order)
  await sandbox.payDeposit(order)
  // A reload makes no other.
  await other.page.reload()
  await expect(other.balance).toBeVisible()
  await site.page.bringToFront()
  await expect(site.balance).toContainText('₱1,300.00')
  expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
  expect(await sandbox.balanceOf(account.username)).toBe('1300.00')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
