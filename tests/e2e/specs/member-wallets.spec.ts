import { expect, test } from '../fixtures/site.ts'

test('[MBR-04] money moved to a provider is what its games play with, and comes back with what was won', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await sandbox.setFlag('singleWallet', false)
  await site.openSignedIn('/?member=transferFund', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('searchbox', { name: 'Search providers' }).fill('Kidlat')
  await centre.getByRole('button', { name: 'Move in Kidlat' }).click()
  await centre.getByRole('textbox', { name: 'Amount' }).fill('500')
  await centre.getByRole('button', { name: 'Move ₱500.00' }).click()
  await expect(centre.getByText('₱500.00 moved to Kidlat.')).toBeVisible()
  await expect(centre.getByRole('listitem').filter({ hasText: 'Kidlat' })).toContainText('₱500.00')

  await page.goto('/rng?search=Golden%20Carabao')
  await site.tile('Golden Carabao').click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  await expect.poll(async () => (await sandbox.account(account.username)).history[0]?.state).toBe('settled')
  const [round] = (await sandbox.account(account.username)).history
  const left = (500 - Number(round?.bet) + Number(round?.win)).toFixed(2)

  await page.goto('/?member=transferFund')
  await expect(centre.getByRole('listitem').filter({ hasText: 'Kidlat' })).toContainText(`₱${left}`)
  await centre.getByRole('button', { name: 'Recall all' }).click()
  await expect(centre.getByText(`₱${left} came back to your main wallet.`)).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Recall all' })).toBeDisabled()
  expect(await sandbox.ledgerBalanced()).toBe(true)
  expect(Number(await sandbox.balanceOf(account.username))).toBeCloseTo(500 + Number(left))
})
