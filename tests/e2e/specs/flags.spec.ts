import { expect, test } from '../fixtures/site.ts'

test('[BOOT-06] flags that the merchant switches are followed by the next visit, without anything stale', {
  tag: '@full',
}, async ({ page, sandbox, site }) => {
  const register = site.header.getByRole('button', { name: 'Register' })
  const chat = page.getByRole('button', { name: 'Chat', exact: true })
  await page.goto('/')
  await expect(register).toBeVisible()
  await expect(chat).toBeVisible()
  await sandbox.setFlags({ DIRECTREG3: false, CBS3: false })
  // The tab has stored the earlier settings. It paints from them first and then requests them again.
  await page.reload()
  await expect(register).toHaveCount(0)
  await expect(chat).toHaveCount(0)
})
