import { expect, test } from '../fixtures/site.ts'

test('[MBR-09][MBR-02][MBR-14] a new member claims the welcome reward; badge, balance and bonus details follow', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await site.openSignedIn('/?member=rewardCenter', account.token)
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('button', { name: /Reward centre.*2 rewards to claim/ })).toBeVisible()
  await centre.getByRole('button', { name: 'Claim Welcome reward, ₱50.00' }).click()
  await expect(centre.getByText('₱50.00 is now in your balance.')).toBeVisible()
  await expect(centre.getByRole('button', { name: /Reward centre.*1 reward to claim/ })).toBeVisible()
  await expect(centre.getByText('₱1,050.00').first()).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('1050.00')

  await centre.getByRole('button', { name: 'Bonus details' }).click()
  await expect(centre.getByText('₱150.00 left')).toBeVisible()
  await centre.getByRole('button', { name: 'Give up bonus Welcome reward' }).click()
  await page.getByRole('button', { name: 'Give up ₱50.00' }).click()
  await expect(centre.getByText('Bonus given up. ₱50.00 was taken from your main wallet.')).toBeVisible()
  expect(await sandbox.balanceOf(account.username)).toBe('1000.00')
})
