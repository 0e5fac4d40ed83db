import { logIn, signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'
import { SitePage } from '../pages/site-page.ts'

test('[STO-04, STO-03, GRD-01] a tab that wakes with a dead session goes on with the living one, and the game of the other runs on', async ({
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

test('[STO-04, OUT-01, AUTH-11] who signs out in one tab is signed out in all of them, and in again; a game ends with it, and a session of another stays', async ({
  page,
  context,
  site,
  sandbox,
  account,
}) => {
  await site.openSignedIn('/rng', account.token)
  await site.tile('Golden Carabao').click()
  const game = page.locator('iframe[title="Golden Carabao"]')
  await expect(game).toBeVisible()
  const open = async (path: string) => {
    const tab = new SitePage(await context.newPage())
    await tab.page.goto(path)
    await expect(tab.balance).toBeVisible()
    return tab
  }
  const [other, third] = [await open('/promotions'), await open('/fish')]
  const restored = new SitePage(await context.newPage())
  await restored.openSignedIn('/', await sandbox.signIn('juan'))

  await signOut(other.page)
  await expect(other.page).toHaveURL(/\/$/)
  await expect(game).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Log in to play Golden Carabao' })).toBeVisible()
  await expect(third.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await sandbox.setBalance('juan', '42.00')
  await restored.header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(restored.balance).toHaveText('₱42.00')
  await restored.page.close()

  await logIn(other.page, account.username, account.password)
  await expect(third.balance).toBeVisible()
  await expect(game).toBeVisible()
})
