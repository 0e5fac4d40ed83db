import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

async function logIn(main: Locator, account: { username: string; password: string }): Promise<void> {
  await main.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
  await main.getByRole('button', { name: 'Log in' }).click()
}

test.beforeEach(({ sandbox }) => sandbox.setFlag('loginedToHomePage', true))

test('[RT-18, OUT-01] a visitor is sent to a login page of its own; after it the page first asked for opens, and Back passes the login', async ({
  page,
  site,
  account,
  sandbox,
  context,
}) => {
  const heading = site.main.getByRole('heading', { name: 'Log in', level: 1 })
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { name: 'Help centre' }).first()).toBeVisible()
  await expect(site.header).toBeHidden()
  await page.goto('/promotions?tab=1#top')
  await expect(page).toHaveURL(/\/login$/)
  await expect(heading).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(site.main.getByRole('region', { name: 'Highlights' })).toBeVisible()
  // The requested page is remembered across a reload.
  await page.reload()
  await logIn(site.main, account)
  await expect(site.balance).toBeVisible()
  await expect(page).toHaveURL(/\/promotions\?tab=1#top$/)
  // The page itself is shown too, not only its URL.
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/helpmc$/)

  await test.step('a session that ends leads to the login and back, without a loop', async () => {
    await page.goForward()
    await expect(site.balance).toBeVisible()
    await sandbox.endSessions(account.username)
    // Another call of the page may notice the end first. Then there is no balance left to refresh.
    const refresh = site.header.getByRole('button', { name: 'Refresh balance' })
    await refresh.click({ timeout: 2000 }).catch(() => {})
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
    await logIn(site.main, account)
    await expect(page).toHaveURL(/\/promotions/)
  })

  await test.step('after signing out the login stands there', async () => {
    await site.header.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(heading).toBeVisible()
  })

  await test.step('a login in another tab opens the page asked for here', async () => {
    await page.goto('/rng')
    await expect(page).toHaveURL(/\/login$/)
    const other = await context.newPage()
    await other.goto('/login')
    await logIn(other.getByRole('main'), account)
    await expect(page).toHaveURL(/\/rng$/)
    await expect(site.balance).toBeVisible()
  })
})

test('[RT-18] nothing of the guarded page is seen while the settings are on their way', async ({
  page,
  sandbox,
}) => {
  await sandbox.fault('system.settings', 'delay', { delay: 2000 })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const main = document.querySelector('main')
      if (main && getComputedStyle(main).visibility === 'visible') seen.push(location.pathname)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Log in' })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['/login']))
})
