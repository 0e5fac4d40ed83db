import type { Locator } from '@playwright/test'
import { untilQuiet } from '#support/quiet.ts'
import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

test('[RT-01] every address of home is home, with banner, footer and side menu', async ({ page, site }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(path)
    await expect(site.header, path).toBeVisible()
    await expect(site.main.getByRole('heading', { name: 'Top games tonight' }), path).toBeVisible()
    await expect(site.main.getByRole('region', { name: 'Highlights' }), path).toBeVisible()
    await expect(site.rail('Customer service'), path).toBeVisible()
    await site.toFoot()
  }
})

test('[RT-02] both addresses of the registration open it with the referral code filled in', async ({
  page,
  site,
}) => {
  for (const path of ['/register', '/register.html']) {
    await page.goto(`${path}?referralCode=BAY-7K2Q`)
    await expect(site.dialog('Register').getByLabel('Referral code'), path).toHaveValue('BAY-7K2Q')
    await expect(page.getByRole('heading', { name: 'Top games tonight', includeHidden: true })).toBeAttached()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('[RT-11] the game’s pages have the header only', async ({ page, site, account }) => {
  await site.openSignedIn('/', account.token)
  for (const path of ['/game', '/seamless']) {
    await page.goto(`${path}?vendor=JL&gameCode=nothing`)
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(site.footer).toBeHidden()
    await expect(site.nav).toBeHidden()
  }
})

test('[RT-19] going somewhere starts at the top, and Back finds the place again', async ({ page, site }) => {
  await page.goto('/')
  await site.main.getByRole('heading', { name: 'Top games tonight' }).waitFor()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const place = await page.evaluate(() => scrollY)
  expect(place).toBe(900)
  // Dispatched, because a real click would first scroll to the header.
  await site.nav.getByRole('link', { name: 'Fishing' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/fish/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('[RT-19] a page loaded in the same tab starts at the top; Back and a reload find the place again', async ({
  page,
  site,
}) => {
  const place = () => page.evaluate(() => scrollY)
  const scrolled = (top: number) => expect.poll(place).toBe(top)
  await untilQuiet(page, () => page.goto('/'))
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await scrolled(900)
  await untilQuiet(page, () => page.goto('/help'))
  await expect(site.main.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await place()).toBe(0)

  await page.goBack()
  await scrolled(900)
  await page.reload()
  await scrolled(900)
  await page.goForward()
  await expect(site.main.getByRole('heading', { level: 1, name: 'Help centre' })).toBeInViewport()
  await scrolled(0)
})

test('[RT-19] a filter in the address keeps the place, and so does a reload after it', async ({
  page,
  site,
}) => {
  // Before its content is there, a page has no place to scroll to.
  await untilQuiet(page, () => page.goto('/promotions'))
  const card = site.main.getByRole('button', { name: /^Card/ })
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBe(120)
  await card.dispatchEvent('click')
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/type=card/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await page.reload()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

test('[RT-19] a hash is scrolled to', async ({ page, site }) => {
  // In a small window, the list of topics is above the shown one, so the page has to scroll.
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/help')
  await expect(site.main.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/promotions')
  await page.goto('/help#term')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(site.main.locator('#term')).toBeInViewport()
})

test('[RT-21] an unknown path says so inside the layout, with a way back', async ({ page, site }) => {
  await page.goto('/no/such/page')
  await expect(site.nav).toBeVisible()
  await site.main.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('[HDR-01] the theme is switched, kept, and there before the first paint', async ({ page, site }) => {
  await page.goto('/')
  await site.header.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // With the site's own scripts blocked, the inline script in the head still sets the theme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('[HDR-01] a first visit is light however dark its system, and a choice is kept', async ({
  page,
  site,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await site.header.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(site.header.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('[LAY-01, HDR-03] the header stays in sight, and covers neither what is focused nor what a hash names', async ({
  page,
  site,
  account,
}) => {
  await site.openSignedIn('/help', account.token)
  const bottomOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom)
  const topOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().top)
  const deposit = site.header.getByRole('button', { name: 'Deposit', exact: true })
  for (const width of [1280, 1023]) {
    await untilQuiet(page, () => page.setViewportSize({ width, height: 500 }))
    await site.toFoot()
    if (width === 1280) await expect(deposit).toBeInViewport({ ratio: 1 })
    await expect(site.balance).toBeInViewport({ ratio: 1 })
    // Focused from below, so that the page scrolls up to each.
    const links = site.footer.getByRole('link')
    await links.last().focus()
    const header = await bottomOf(site.balance)
    for (let left = await links.count(); left > 0; left -= 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await topOf(page.locator(':focus'))).toBeGreaterThan(header)
    }
  }
  await untilQuiet(page, () => page.goto('/help#term'))
  await expect(site.main.locator('#term')).toBeInViewport()
  expect(await topOf(site.main.locator('#term'))).toBeGreaterThan(await bottomOf(site.balance))
})

test('[HDR-03] signed in, the header shows account, balance, deposit and sign out', async ({
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await expect(site.header.getByText(account.username)).toBeVisible()
  await expect(site.balance).toContainText('₱1,000.00')
  await site.header.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(site.page).toHaveURL(/\/deposit/)
  await expect(site.main.getByText('GCash').first()).toBeVisible()
})

test('[HDR-04] the balance is refreshed on a click, once at a time, and can be hidden for good', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await expect(site.balance).toContainText('₱1,000.00')
  await sandbox.setBalance(account.username, '2345.60')
  await startCallsMade(sandbox, 'member')
  const before = (await sandbox.calls())['member.balance'] ?? 0
  await sandbox.fault('member.balance', 'delay', { delay: 400 })
  const refresh = site.header.getByRole('button', { name: 'Refresh balance' })
  await refresh.dblclick()
  await expect(site.balance).toContainText('₱2,345.60')
  expect((await sandbox.calls())['member.balance']).toBe(before + 1)
  await site.header.getByRole('button', { name: 'Hide balance' }).click()
  await expect(site.balance).toContainText('***')
  await page.reload()
  await expect(site.balance).toContainText('***')
  await expect(site.header).not.toContainText('2,345')
  await site.header.getByRole('button', { name: 'Show balance' }).click()
  await expect(site.balance).toContainText('₱2,345.60')
})

test('[HDR-05] sign out asks first, can be called off, and is done once it is confirmed', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/', account.token)
  const question = page.getByRole('dialog')
  const loggedOut = async () => (await sandbox.calls())['session.logout'] ?? 0
  await site.header.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: /cancel|stay/i }).click()
  await expect(question).toHaveCount(0)
  await expect(site.balance).toBeVisible()
  expect(await loggedOut()).toBe(0)

  await site.header.getByRole('button', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.poll(loggedOut).toBe(1)
})

test('[NAV-01] the navigation holds the categories that have vendors, in their order', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto('/')
  await expect(site.nav.getByRole('link', { name: 'Esports' })).toBeVisible()
  const labels = await site.nav.locator('ul > li > a, ul > li > span > a').allInnerTexts()
  const order = ['Kidlat Slot', 'Slots', 'Sports', 'Sabong', 'Lottery', 'Esports', 'Promotion']
  expect(labels.filter((label) => order.includes(label.trim())).map((label) => label.trim())).toEqual(order)
  expect(labels[0]?.trim()).toBe('Kidlat Slot')
  await expect(site.nav.getByRole('button', { name: 'Get the app' })).toBeVisible()

  await sandbox.setFlag('hiddenVendors', 'DS88,JL')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(site.nav.getByRole('link', { name: 'Esports' })).toBeVisible()
  await expect(site.nav.getByRole('link', { name: 'Sabong' })).toHaveCount(0)
  await expect(site.nav.getByRole('link', { name: 'Kidlat Slot' })).toHaveCount(0)
})

test('[I18N-02, NET-03] the language changes without a reload, is told to the gateway, and is kept', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const inFilipino = page.waitForRequest((request) => request.headers().language === 'TY')
  await site.header.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await inFilipino
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect.poll(async () => (await sandbox.account(account.username)).language).toBe('TY')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
})
