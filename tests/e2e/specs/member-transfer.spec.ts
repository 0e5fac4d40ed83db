import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { SitePage } from '../pages/site-page.ts'

const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Member centre' })

const paymentPassword = '740213'

/** Fills in the amount and confirms with the payment password, up to the receipt. */
async function send(centre: Locator, amount: string) {
  await centre.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await centre.getByRole('button', { name: 'Continue' }).click()
  await centre.getByLabel('Payment password').fill(paymentPassword)
  await centre.getByRole('button', { name: `Send ₱${amount}` }).click()
}

test('[MBR-07][MBR-14][SEC-06] an agent sends to the upline by the payment password, which sees it and sends some back', async ({
  page,
  site,
  sandbox,
  browser,
  baseURL,
}) => {
  await sandbox.setBalance('agent42', '5000.00')
  await sandbox.setBalance('agent2', '1000.00')
  for (const agent of ['agent42', 'agent2']) await sandbox.setPaymentPassword(agent, paymentPassword)
  await site.openSignedIn('/?member=transferUpline', await sandbox.signIn('agent42'))
  const centre = centreOf(page)
  await send(centre, '500.00')
  await expect(centre.getByText('ag***2 has received ₱500.00.')).toBeVisible()
  expect(await sandbox.balanceOf('agent42')).toBe('4500.00')
  expect(await sandbox.balanceOf('agent2')).toBe('1500.00')

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const upline = new SitePage(await context.newPage())
  await upline.openSignedIn('/?member=transferUpline', await sandbox.signIn('agent2'))
  const other = centreOf(upline.page)
  await expect(other.getByRole('button', { name: /Platform information.*4 unread/ })).toBeVisible()
  await expect(other.getByRole('table').getByRole('row').nth(1)).toContainText('₱500.00')
  await other.getByRole('radio', { name: 'A downline' }).check()
  await other.getByRole('textbox', { name: 'Account name' }).fill('agent42')
  await send(other, '200.00')
  await expect(other.getByText('ag***2 has received ₱200.00.')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(centre.getByRole('table').getByRole('row').nth(1)).toContainText('₱200.00')
  await expect(centre.getByText('₱4,700.00').first()).toBeVisible()
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
