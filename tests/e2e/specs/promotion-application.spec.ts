import { expect, test } from '../fixtures/site.ts'

test('[PRO-01][MBR-13][MBR-14] a promotion is applied for with a picture, accepted, and its bonus claimed', {
  tag: '@full',
}, async ({ page, site, account, sandbox }) => {
  await site.openSignedIn('/promoDetail?id=share', account.token)
  const form = site.main.getByRole('form', { name: 'Apply' })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Add at least one picture.')).toBeVisible()

  const picture = { name: 'post.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await form.getByLabel('Add pictures').setInputFiles(picture)
  await expect(form.getByRole('button', { name: 'Remove post.png' })).toBeVisible()
  await form.getByRole('textbox', { name: 'Remark (optional)' }).fill('Jackpot sa Golden Carabao')
  await form.getByRole('button', { name: 'Send application' }).click()
  const list = site.main.getByRole('listitem').filter({ hasText: 'Jackpot sa Golden Carabao' })
  await expect(list.getByText('Applying')).toBeVisible()

  await sandbox.advanceClock(60_000)
  await page.reload()
  await list.getByRole('button', { name: 'Claim ₱58.00' }).click()
  await expect(list.getByText('Claimed', { exact: true })).toBeVisible()
  await expect(site.balance).toContainText('₱1,058.00')
  expect(await sandbox.balanceOf(account.username)).toBe('1058.00')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
