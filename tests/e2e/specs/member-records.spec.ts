import { expect, test } from '../fixtures/site.ts'

test('[MBR-08] what changes the balance is on the account record, and profit and loss is a step away', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await sandbox.setBalance(account.username, '750')
  await site.openSignedIn('/?member=transactionHistory', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  const table = centre.getByRole('table', { name: 'Account record' })
  await expect(
    table.getByRole('row', { name: /Correction by the operator.*₱250\.00.*₱750\.00/ }),
  ).toBeVisible()
  await expect(table.getByRole('row', { name: /^All pages.*\+₱750\.00$/ })).toBeVisible()
  await table
    .getByRole('button', { name: /^Details of Correction/ })
    .first()
    .click({ force: true })
  const detail = page.getByRole('dialog', { name: 'Entry details' })
  await expect(detail.getByText('₱1,000.00')).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('750.00')
  await page.keyboard.press('Escape')
  await centre.getByRole('button', { name: 'Personal loss' }).click()
  await expect(centre.getByRole('heading', { name: 'No results on these dates' })).toBeVisible()
  await expect(page).toHaveURL(/member=personalProfit/)
})
