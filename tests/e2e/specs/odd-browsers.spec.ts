import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'
import { LoginForm } from '../pages/login-form.ts'

/** A browser that blocks all storage. */
const shutStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  })

/** Storage that is full. */
const fullStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** Cookies that are silently dropped. */
const noCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })

/** A clock that is wrong by this many days. */
const clockBy = (days: number) => (page: Page) =>
  page.addInitScript((wrong) => {
    const { now } = Date
    const RightDate = Date
    Date.now = () => now() + wrong
    window.Date = new Proxy(RightDate, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now() + wrong] : given),
    })
  }, days * 86_400_000)

for (const [browser, prepare] of [
  ['storage is shut', shutStorage],
  ['storage is full', fullStorage],
  ['cookies are off', noCookies],
  ['the clock is a day behind', clockBy(-1)],
  ['the clock is a year ahead', clockBy(365)],
] as const)
  test(`[STO-02, AUTH-01] where ${browser}, the site starts, a player signs in and finds the way`, async ({
    page,
    site,
    account,
  }) => {
    await prepare(page)
    await page.goto('/login')
    const form = new LoginForm(page)
    await form.remember.check()
    await form.logIn(account.username, account.password)
    if (browser.includes('clock')) {
      // The refusal contains the gateway's time, which the next attempt uses.
      await expect(form.alert).toContainText('Try again')
      await form.submit.click()
    }
    await expect(site.balance).toContainText('₱1,000.00')
    await page
      .getByRole('link', { name: /^Promotion/ })
      .first()
      .click()
    await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
    await site.header.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(site.balance).toContainText('₱1,000.00')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
