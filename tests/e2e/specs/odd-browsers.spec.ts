import type { Page } from '@playwright/test'
import type { SandboxClient } from '#support/sandbox.ts'
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

/** One round of the open game, until the gateway has booked it. */
async function playARound(page: Page, sandbox: SandboxClient, username: string): Promise<void> {
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  await expect.poll(async () => (await sandbox.account(username)).rounds).toBe(1)
}

/** The gateway's balance as it is shown, such as "1,000.00". */
const shownBalance = async (sandbox: SandboxClient, username: string): Promise<string> =>
  Number(await sandbox.balanceOf(username)).toLocaleString('en-PH', { minimumFractionDigits: 2 })

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

/** A browser of 2023, or Safari of a phone that gets no updates: without popovers, schedulers and newer functions. */
const oldBrowser = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, ['parse', 'canParse']],
      [Promise, ['withResolvers']],
      [AbortSignal, ['any']],
      [window, ['scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'documentPictureInPicture']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name)
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

/** Browsers, some with two faults that have nothing to do with each other, and whether they are rare. */
const browsers: readonly [name: string, rare: boolean, ...prepare: ((page: Page) => Promise<unknown>)[]][] = [
  ['storage is shut', false, shutStorage],
  ['storage is full and cookies are off', true, fullStorage, noCookies],
  ['the browser is of 2023 and the clock a day behind', true, oldBrowser, clockBy(-1)],
  ['the clock is a year ahead', true, clockBy(365)],
]

for (const [browser, rare, ...prepare] of browsers)
  test(`[STO-02, AUTH-01, LNCH-01] where ${browser}, the site starts, a player signs in, finds the way, and plays`, {
    tag: rare ? ['@full'] : [],
  }, async ({ page, site, account, sandbox }) => {
    for (const spoil of prepare) await spoil(page)
    await page.goto('/login')
    const form = new LoginForm(page)
    await form.remember.check()
    await form.logIn(account.username, account.password)
    await expect(site.balance).toContainText('₱1,000.00')
    await page
      .getByRole('link', { name: /^Promotion/ })
      .first()
      .click()
    await expect(site.main.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible()
    const language = site.header.getByRole('button', { name: /^Language/ })
    const menu = page.getByRole('menuitemradio', { name: 'Filipino' })
    await language.click()
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(language).toBeFocused()
    await site.header.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(site.balance).toContainText('₱1,000.00')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await site.header.getByRole('link', { name: 'Slots' }).first().click()
    await site.tile('Golden Carabao').click()
    await playARound(page, sandbox, account.username)
    await page.goBack()
    await expect(site.balance).toContainText(await shownBalance(sandbox, account.username))
  })

test('[I18N-02, NET-05] a language chosen while everything still loads holds, also where fonts and pictures never come', {
  tag: '@full',
}, async ({ page, sandbox, site, account }) => {
  await page.route(/\.(woff2|webp|avif|png|jpg)(\?|$)/, () => {})
  await sandbox.fault('*', 'delay', { delay: 1200 })
  await site.keepSignedIn(account.token)
  // Pictures that never come hold the page's load event up.
  await page.goto('/', { waitUntil: 'commit' })
  await site.header.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await sandbox.clearFaults()
  await expect(site.balance).toContainText('₱1,000.00')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Top games tonight')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
