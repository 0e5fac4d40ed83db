import { expect, test } from '../fixtures/site.ts'

test('[AGT-02][BOOT-06] an agent reads the announcements, and with AGENTPOLICY3 the policy from there', async ({
  page,
  site,
  sandbox,
}) => {
  await sandbox.setFlag('AGENTPOLICY3', true)
  await site.openSignedIn('/?agent=announcements', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByText(/paid once a day, at 00:00 Manila time/)).toBeVisible()
  await expect(centre.getByText('4 unread. Only agents see these.')).toBeVisible()
  await page.reload()
  await expect(centre.getByText('4 unread. Only agents see these.')).toBeVisible()
  await centre.getByRole('link', { name: 'Agent policy' }).click()
  await expect(page).toHaveURL(/help/)
  await expect(page.getByRole('heading', { name: 'Agent policy' }).first()).toBeVisible()
})
