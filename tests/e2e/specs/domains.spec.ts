import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

test('[BOOT-11] an address that begins to fail offers the others while the site goes on', {
  tag: '@full',
}, async ({ page, sandbox, site }) => {
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await startCallsMade(sandbox, 'visitor')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('domains'))).not.toBeNull()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await sandbox.fault('system.status', 'drop')
  await site.lookAgain()
  const notice = page.getByRole('complementary', { name: 'This address isn’t working properly.' })
  await expect(notice.getByRole('link', { name: /^localhost:\d+$/ })).toBeVisible()
  await expect(site.nav).toBeVisible()
  await sandbox.clearFaults()
  await site.lookAgain()
  await expect(notice).toBeHidden()
})
