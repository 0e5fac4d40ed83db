import { expect, test } from '../fixtures/site.ts'

test('[PTS-01][PWD-02] points are redeemed through the password, and the books agree', async ({
  page,
  sandbox,
  site,
}) => {
  await site.openSignedIn('/pointMall', await sandbox.signIn('juan'))
  await site.main.getByRole('button', { name: 'Redeem ₱50 bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem' })
  const password = dialog.getByLabel('Login password', { exact: true })
  await password.fill('Palaro124')
  await dialog.getByRole('button', { name: 'Redeem 2,500 points' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('Palaro123')
  await dialog.getByRole('button', { name: 'Redeem 2,500 points' }).click()
  await expect(dialog.getByText('₱50.00 has been added to your balance.')).toBeVisible()
  expect(await sandbox.balanceOf('juan')).toBe('12530.75')

  await dialog.getByRole('button', { name: 'My redemptions' }).click()
  await expect(
    site.main.getByRole('row', { name: /₱50 bonus 1 −2,500 Approved ₱50\.00 credited/ }),
  ).toBeVisible()
  await expect(site.main.getByText('15,920').first()).toBeVisible()
  await expect(site.balance).toContainText('₱12,530.75')

  await site.main.getByRole('tab', { name: 'Convert points' }).click()
  await site.main.getByRole('textbox', { name: 'Points to convert' }).fill('1,000')
  await site.main.getByLabel('Login password', { exact: true }).fill('Palaro123')
  await site.main.getByRole('button', { name: 'Convert to ₱10.00' }).click()
  await expect(site.main.getByText('₱10.00 has been added to your balance.')).toBeVisible()
  expect(await sandbox.balanceOf('juan')).toBe('12540.75')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
