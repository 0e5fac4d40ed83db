import { signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'
import { SitePage } from '../pages/site-page.ts'

test('[STO-04, STO-03] a tab that wakes with a dead session goes on with the living one, and the game of the other runs on', async ({
  page,
  context,
  site,
  sandbox,
  account,
}) => {
  await sandbox.endSessions(account.username)
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await new LoginForm(page).logIn(account.username, account.password)
  const game = page.locator('iframe[title="Golden Carabao"]')
  await expect(game).toBeVisible()
  const running = await game.elementHandle()
  const token = (tab: SitePage) => tab.page.evaluate(() => sessionStorage.getItem('token'))
  const living = await token(site)

  const woken = new SitePage(await context.newPage())
  await woken.openSignedIn('/promotions', account.token)
  await expect.poll(() => token(woken)).toBe(living)
  await expect(woken.balance).toHaveText('₱1,000.00')
  await expect(woken.page.getByText('Your session has ended')).toBeHidden()

  expect(await token(site)).toBe(living)
  expect(await running?.evaluate((frame) => frame.isConnected)).toBe(true)
})

test('[STO-04, OUT-01] who signs out in one of five tabs is signed out in all of them, and a session of another stays', async ({
  page,
  context,
  site,
  sandbox,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  const tabs = [site]
  for (const path of ['/promotions', '/rng', '/fish', '/live']) {
    const tab = new SitePage(await context.newPage())
    await tab.page.goto(path)
    await expect(tab.balance).toBeVisible()
    tabs.push(tab)
  }
  const restored = new SitePage(await context.newPage())
  await restored.openSignedIn('/', await sandbox.signIn('juan'))

  await signOut(page)
  for (const tab of tabs) await expect(tab.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await sandbox.setBalance('juan', '42.00')
  await restored.header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(restored.balance).toHaveText('₱42.00')
})
