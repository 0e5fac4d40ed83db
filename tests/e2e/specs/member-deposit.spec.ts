import { expect, test } from '../fixtures/site.ts'

test('[MBR-05, MBR-14] a deposit with a bonus is paid on the bank’s page and followed to the balance', async ({
  context,
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/?member=depositv2', account.token)
  const centre = page.getByRole('dialog')
  await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
  await centre.getByRole('radio', { name: /First deposit 100%/ }).check()
  await expect(
    centre.getByText(/^Bet ₱12,000.00 on Slots and Fishing before you withdraw the bonus/),
  ).toBeVisible()
  await centre.getByRole('button', { name: 'Continue with GCash' }).click()
  await expect(centre.getByRole('img', { name: 'QR code to pay with GCash' })).toBeVisible()

  // A reload keeps the order, and it can be left and continued.
  await page.reload()
  await expect(centre.getByText('Waiting for your payment')).toBeVisible()
  await centre.getByRole('button', { name: 'Back to deposit' }).click()
  await expect(centre.getByText('You have an unpaid deposit.')).toBeVisible()
  await centre.getByRole('button', { name: 'Continue with GCash' }).first().click()
  const opening = context.waitForEvent('page')
  await centre.getByRole('button', { name: 'Open GCash' }).click()
  const bank = await opening
  await expect(bank.getByRole('heading', { name: 'Payment to Palaro' })).toBeVisible()
  await bank.getByRole('button', { name: 'Pay ₱500.00' }).click()
  await expect(bank.getByText('You paid ₱500.00 to Palaro.')).toBeVisible()
  await bank.getByRole('link', { name: 'Back to Palaro' }).click()
  await expect(bank).toHaveURL(/\/deposit\?order=D/)
  await bank.close()

  await page.bringToFront()
  await expect(centre.getByText('₱1,000.00 has been added to your balance.')).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('2000.00')
  await centre.getByRole('button', { name: 'Make another deposit' }).click()
  await centre.getByRole('button', { name: 'All orders' }).click()
  await expect(centre.getByRole('row').filter({ hasText: 'In your balance' })).toHaveCount(1)
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
