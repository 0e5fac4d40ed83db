import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

async function logIn(main: Locator, account: { username: string; password: string }): Promise<void> {
  await main.getByRole('textbox', { name: 'Username' }).fill(account.username)
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
  await main.getByRole('button', { name: 'Log in' }).click()
}

test.beforeEach(({ sandbox }) => sandbox.setFlag('loginedToHomePage', true))

test('[RT-18] a visitor is sent to a login page of its own; after it the page first asked for opens, and Back passes the login', async ({
  page,
  site,
  account,
}) => {
  await page.goto('/helpmc')
  await page.goto('/promotions?tab=1#top')
  await expect(page).toHaveURL(/\/login$/)
  await expect(site.main.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
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
})

test('[RT-18] login, registration, help and download are open to visitors', async ({ page, site }) => {
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
    await page.goto(path)
    if (path === '/helpmc')
      await expect(page.getByRole('heading', { name: 'Help centre' }).first()).toBeVisible()
    else if (path.startsWith('/register')) await expect(site.dialog('Register'), path).toBeVisible()
    else await expect(site.main.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('[RT-18] all the rest is not', async ({ page, site }) => {
  for (const path of [
    '/',
    '/rng',
    '/deposit',
    '/game?vendor=JL&gameCode=x',
    '/down',
    '/nowhere',
    '/LOGIN/x',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
    await expect(site.main.getByRole('button', { name: 'Log in' }), path).toBeVisible()
  }
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

test('[RT-18] who is signed in passes; a session that ends leads to the login and back, without a loop', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  await site.openSignedIn('/promotions', account.token)
  await expect(page).toHaveURL(/\/promotions$/)
  await sandbox.endSessions(account.username)
  // Another call of the page may notice the end first. Then there is no balance left to refresh.
  const refresh = site.header.getByRole('button', { name: 'Refresh balance' })
  await refresh.click({ timeout: 2000 }).catch(() => {})
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  await logIn(site.main, account)
  await expect(page).toHaveURL(/\/promotions$/)
})

test('[RT-18, OUT-01] after signing out the login stands there', async ({ page, site, account }) => {
  await site.openSignedIn('/', account.token)
  await site.header.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(site.main.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
})

test('[RT-18] a login in another tab opens the page asked for here', async ({
  page,
  site,
  account,
  context,
}) => {
  await page.goto('/promotions')
  await expect(page).toHaveURL(/\/login$/)
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other.getByRole('main'), account)
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(site.balance).toBeVisible()
})

test('[RT-18] a forged address in the history leads home and not away', async ({ page, site, account }) => {
  await page.goto('/login')
  await expect(site.main.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.evaluate(() => history.replaceState({ usr: '//evil.example/x', key: 'k', idx: 0 }, '', '/login'))
  await page.reload()
  await logIn(site.main, account)
  await expect(site.balance).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[RT-18] without the setting /login is home with the login over it', async ({ page, site, sandbox }) => {
  await sandbox.setFlag('loginedToHomePage', false)
  await page.goto('/login')
  await expect(site.dialog('Log in')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
})
